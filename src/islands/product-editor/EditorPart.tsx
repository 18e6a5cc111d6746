import chevron from 'icon:chevron-down';
import { type ReactNode, useState } from 'react';
import { editorPartMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SectionId } from './editor-parts.ts';

export type PartFacts = {
	readonly id: SectionId;
	readonly said: string;
	readonly mark: { readonly tone: 'error' | 'warning'; readonly text: string } | null;
	readonly isOpenAtFirst: boolean;
};

/** From this width on, all parts are shown unfolded. */
export const isWideScreen = (): boolean => matchMedia('(min-width: 64rem)').matches;

/** A foldable part of the editor with a one-line summary. */
export function EditorPart({ id, said, mark, children, ...at }: PartFacts & { readonly children: ReactNode }) {
	const [isOpenAtFirst] = useState(() => at.isOpenAtFirst || location.hash === `#${id}` || isWideScreen());
	return (
		<section className="card editor-part" id={id} aria-labelledby={`${id}-ten`}>
			<details open={isOpenAtFirst}>
				<summary className="editor-part-head">
					<h2 id={`${id}-ten`}>{messages.titles[id]}</h2>
					{mark && <Badge tone={mark.tone}>{mark.text}</Badge>}
					<span className="editor-said">{said}</span>
					<Icon shapes={chevron} />
				</summary>
				<div className="editor-part-body">{children}</div>
			</details>
		</section>
	);
}
