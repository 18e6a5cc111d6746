import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import { DESCRIPTION_MAX } from '#src/domains/catalog/contract-description.ts';
import { changeText, TEXT_TOOLS, type TextTool } from '#src/domains/catalog/rules/text-tools.ts';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { $editor, edit } from '#src/stores/vendor-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { LongText } from '../../ui/LongText.tsx';
import { ShownWords } from './ShownWords.tsx';

const FIELD = 'mo-ta-hang';
const KEYS: Readonly<Record<string, TextTool>> = { b: 'bold', i: 'italic' };

/** Typed for the person, where the browser can, so that its own undo takes it back. */
function use(tool: TextTool): void {
	const field = document.getElementById(FIELD);
	if (!(field instanceof HTMLTextAreaElement)) return;
	const { value: text, selectionStart: from, selectionEnd: to } = field;
	const change = changeText(tool, { text, from, to }, words.textSamples[tool]);
	field.focus();
	field.setSelectionRange(change.from, change.to);
	if (!document.execCommand('insertText', false, change.insert)) {
		field.setRangeText(change.insert);
		edit({ description: field.value });
	}
	field.setSelectionRange(...change.chosen);
}

function pressed(event: KeyboardEvent): void {
	const tool = (event.ctrlKey || event.metaKey) && !event.altKey ? KEYS[event.key.toLowerCase()] : undefined;
	if (!tool) return;
	event.preventDefault();
	use(tool);
}

/** What buyers read of it. */
export function EditorWords({ wrong }: { readonly wrong: (field: string) => string | undefined }) {
	const { description } = useStore($editor).form;
	return (
		<>
			<div className="editor-row" role="toolbar" aria-label={words.textTools} aria-controls={FIELD}>
				{TEXT_TOOLS.map((tool) => (
					<Button key={tool} kind="secondary" onMouseDown={(event) => event.preventDefault()} onClick={() => use(tool)}>
						{words.textToolNames[tool]}
					</Button>
				))}
			</div>
			<LongText
				id={FIELD}
				className="editor-words"
				label={words.description}
				hint={words.descriptionHint}
				maxLength={DESCRIPTION_MAX}
				value={description}
				error={wrong(FIELD)}
				onChange={(text) => edit({ description: text })}
				onKeyDown={pressed}
			/>
			<details className="goods-narrow">
				<summary>{words.showWords}</summary>
				<div className="editor-shown">
					<ShownWords text={description} />
				</div>
			</details>
		</>
	);
}
