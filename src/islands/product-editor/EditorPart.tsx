import { type ReactNode, useState } from 'react';
import { editorPartMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { FoldPart } from '../ui/FoldPart.tsx';
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
		<FoldPart
			id={id}
			className="editor-part"
			title={messages.titles[id]}
			said={said}
			mark={mark}
			isOpenAtFirst={isOpenAtFirst}
		>
			{children}
		</FoldPart>
	);
}
