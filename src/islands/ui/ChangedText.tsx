import { Fragment } from 'react';
import { abridged, type TextPart, textDifference } from '#src/shared/text-difference.ts';

type Props = {
	readonly mine: string;
	readonly theirs: string;
	/** One of the versions, or theirs with what they have taken away from mine. */
	readonly shows: 'mine' | 'theirs' | 'both';
};

/** Words with the places marked where two versions differ. */
export const ChangedText = ({ mine, theirs, shows }: Props) => (
	<span className="changed-words">
		{abridged(textDifference(mine, theirs))
			.filter(({ of }) => of === 'both' || shows === 'both' || of === shows)
			// Parts have no name but their place.
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
