import { useStore } from '@nanostores/react';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { $editor, edit } from '#src/stores/vendor-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { LongText } from '../../ui/LongText.tsx';
import { ShownWords } from './ShownWords.tsx';

/** What buyers read of it. */
export function EditorWords({ wrong }: { readonly wrong: (field: string) => string | undefined }) {
	const { description } = useStore($editor).form;
	const add = (text: string) => edit({ description: (description.trimEnd() + text).trimStart() });
	return (
		<>
			<LongText
				id="mo-ta-hang"
				className="editor-words"
				label={words.description}
				hint={words.descriptionHint}
				maxLength={8000}
				value={description}
				error={wrong('mo-ta-hang')}
				onChange={(text) => edit({ description: text })}
			/>
			<div className="editor-row">
				<Button kind="secondary" onClick={() => add(words.headingText)}>
					{words.addHeading}
				</Button>
				<Button kind="secondary" onClick={() => add(words.listText)}>
					{words.addList}
				</Button>
			</div>
			<details className="goods-narrow">
				<summary>{words.showWords}</summary>
				<div className="editor-shown">
					<ShownWords text={description} />
				</div>
			</details>
		</>
	);
}
