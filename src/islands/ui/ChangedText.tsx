import { Fragment } from 'react';
import { abridged, type TextPart, textDifference } from '#src/shared/text/text-difference.ts';

type Props = {
	readonly mine: string;
	readonly theirs: string;
	readonly shows: 'mine' | 'theirs' | 'both';
};

export const ChangedText = ({ mine, theirs, shows }: Props) => (
	<span className="changed-words">
		{abridged(textDifference(mine, theirs))
			.filter(({ of }) => of === 'both' || shows === 'both' || of === shows)
			// Parts have no other key than their position.
			.map((part, at) => ({ part, key: `${at} ${part.of}` }))
			.map(({ part, key }) => (
				<Fragment key={key}>{shownPart(part, shows)}</Fragment>
			))}
	</span>
);

function shownPart({ text, of }: TextPart, shows: Props['shows']) {
	if (of === 'both') return text;
	return of === 'mine' && shows === 'both' ? <del>{text}</del> : <mark>{text}</mark>;
}
