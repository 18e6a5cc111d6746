import bold from 'icon:bold';
import heading from 'icon:heading';
import italic from 'icon:italic';
import list from 'icon:list';
import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import { DESCRIPTION_MAX } from '#src/domains/catalog/contract/description.ts';
import { descriptionBlocks } from '#src/domains/catalog/rules/product-page/description-blocks.ts';
import { changeText, TEXT_TOOLS, type TextTool } from '#src/domains/product-editing/rules/text-tools.ts';
import { $editor, edit } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { Description } from '../product/Description.tsx';
import { LongText } from '../ui/fields/LongText.tsx';
import { Icon } from '../ui/Icon.tsx';

const FIELD = 'mo-ta-hang';
const ICONS = { heading, list, bold, italic } as const satisfies Record<TextTool, unknown>;
const KEYS: Readonly<Record<string, TextTool>> = { b: 'bold', i: 'italic' };

/** Inserts text with `execCommand` where available, so that the browser's undo works. */
function use(tool: TextTool): void {
	const field = document.getElementById(FIELD);
	if (!(field instanceof HTMLTextAreaElement)) return;
	const { value: text, selectionStart: from, selectionEnd: to } = field;
	const change = changeText(tool, { text, from, to }, messages.textSamples[tool]);
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

export function EditorText({ wrong }: { readonly wrong: (field: string) => string | undefined }) {
	const { description } = useStore($editor).form;
	return (
		<>
			<div className="editor-tools" role="toolbar" aria-label={messages.textTools} aria-controls={FIELD}>
				{TEXT_TOOLS.map((tool) => (
					<button
						key={tool}
						className="btn btn-quiet btn-icon"
						type="button"
						aria-label={messages.textToolNames[tool]}
						title={messages.textToolNames[tool]}
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => use(tool)}
					>
						<Icon shapes={ICONS[tool]} />
					</button>
				))}
			</div>
			<LongText
				id={FIELD}
				className="editor-words"
				label={messages.description}
				hint={messages.descriptionHint}
				maxLength={DESCRIPTION_MAX}
				value={description}
				error={wrong(FIELD)}
				onChange={(text) => edit({ description: text })}
				onKeyDown={pressed}
			/>
			<details className="goods-narrow">
				<summary>{messages.showText}</summary>
				<div className="editor-shown">
					<Description blocks={descriptionBlocks(description)} />
				</div>
			</details>
		</>
	);
}
