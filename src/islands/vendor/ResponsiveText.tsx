import type { ResponsiveMessage } from '#src/messages/vi/responsive-text.ts';

/** A phone shows the beginning; who listens hears all of it. */
export const ResponsiveText = ({ words: [said, unshippedItems] }: { readonly words: ResponsiveMessage }) => (
	<span>
		{said}
		<span className="bulk-rest">{unshippedItems}</span>
	</span>
);
