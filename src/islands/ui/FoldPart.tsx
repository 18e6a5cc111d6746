import chevron from 'icon:chevron-down';
import { type ReactNode, useEffect, useRef } from 'react';
import { Badge, type BadgeTone } from './Badge.tsx';
import { Icon } from './Icon.tsx';

export type FoldMark = { readonly tone: BadgeTone; readonly text: string };
type Props = {
	/** The fragment that leads here. */
	readonly id: string;
	readonly title: string;
	/** The present value in one line, shown while folded. */
	readonly said: string;
	readonly mark?: FoldMark | null | undefined;
	readonly isOpenAtFirst: boolean;
	/** Opens the part whenever this becomes true. */
	readonly hasError?: boolean;
	readonly className: string;
	readonly children: ReactNode;
};

/** A foldable part of a long form. Its content stays mounted while folded. */
export function FoldPart({ id, title, said, mark, isOpenAtFirst, hasError = false, className, children }: Props) {
	const fold = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (hasError && fold.current) fold.current.open = true;
	}, [hasError]);
	return (
		<section className={`card fold-part ${className}`} id={id} aria-labelledby={`${id}-ten`}>
			<details open={isOpenAtFirst} ref={fold}>
				<summary className="fold-part-head">
					<h2 id={`${id}-ten`}>{title}</h2>
					{mark && <Badge tone={mark.tone}>{mark.text}</Badge>}
					<span className="fold-said">{said}</span>
					<Icon shapes={chevron} />
				</summary>
				<div className="fold-part-body">{children}</div>
			</details>
		</section>
	);
}
