import type { BriefWords } from '#src/messages/vi/brief.ts';

/** A phone shows the beginning; who listens hears all of it. */
export const Brief = ({ words: [said, rest] }: { readonly words: BriefWords }) => (
	<span>
		{said}
		<span className="bulk-rest">{rest}</span>
	</span>
);
