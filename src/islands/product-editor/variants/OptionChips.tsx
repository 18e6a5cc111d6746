import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { ChipEditor } from './ChipEditor.tsx';
import { ChipList } from './ChipList.tsx';
import { type ApplyGrid, useOptionChips } from './use-option-chips.ts';

type Props = { readonly at: number; readonly error: string | undefined; readonly apply: ApplyGrid };
const SEPARATOR = /[,;\t\n\r]/;

/** Options of one group as chips: Enter, a comma, leaving the field and pasting add them. */
export function OptionChips({ at, error, apply }: Props) {
	const chips = useOptionChips(at, apply);
	const { values, edited, notice } = chips;
	const [typed, setTyped] = useState('');
	const add = (text: string): void => setTyped(chips.add(text) ? '' : text);
	const onKey = ({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
		if (key === 'Enter' && !nativeEvent.isComposing) add(typed);
		if (key === 'Backspace' && typed === '' && values.length > 0) chips.focus(values.at(-1));
	};
	const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
		const pasted = event.clipboardData.getData('text');
		if (!SEPARATOR.test(pasted)) return;
		event.preventDefault();
		add(typed + pasted);
	};
	const id = `lua-chon-${at}`;
	return (
		<div className="option-chips">
			<Field id={id} label={messages.optionValues} hint={messages.optionValuesHint} error={error} isUnmarked>
				{(control) => (
					<div className="option-chip-row">
						<ChipList chips={chips} hintId={`${id}-phim`} />
						<input
							{...control}
							className="field-input"
							autoComplete="off"
							enterKeyHint="enter"
							placeholder={messages.optionPlaceholder(values.length > 0)}
							value={typed}
							onChange={({ currentTarget: { value } }) => (SEPARATOR.test(value) ? add(value) : setTyped(value))}
							onKeyDown={onKey}
							onPaste={onPaste}
							onBlur={() => add(typed)}
						/>
					</div>
				)}
			</Field>
			<p className="sr-only" id={`${id}-phim`}>
				{messages.editKeys}
			</p>
			{edited !== null && <ChipEditor key={edited} id={`sua-${at}`} value={edited} chips={chips} />}
			<p className="field-hint" role="status">
				{notice}
			</p>
		</div>
	);
}
