import type { ResponsiveMessage } from '#src/messages/vi/ui.ts';

/** A phone shows a short text, while screen readers read the whole. */
export const ResponsiveText = ({ words: [said, unshippedItems] }: { readonly words: ResponsiveMessage }) => (
	<span>
		{said}
		<span className="bulk-rest">{unshippedItems}</span>
	</span>
);
