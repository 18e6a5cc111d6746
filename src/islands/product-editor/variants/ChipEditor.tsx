import { type KeyboardEvent, useState } from 'react';
import { OPTION_VALUE_MAX } from '#src/domains/catalog/contract/product.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { OptionChipActions } from './use-option-chips.ts';

type Props = { readonly id: string; readonly value: string; readonly chips: OptionChipActions };

/** Renames one option and changes its place. */
export function ChipEditor({ id, value, chips }: Props) {
	const { values, move, rename } = chips;
	const [name, setName] = useState(value);
	const onKey = ({ key, nativeEvent: { isComposing } }: KeyboardEvent) => {
		if (key === 'Enter' && !isComposing) rename(value, name);
		if (key === 'Escape') rename(value, value);
	};
	return (
		<div className="option-chip-editor">
			<TextField
				id={id}
				label={messages.valueName}
				maxLength={OPTION_VALUE_MAX}
				value={name}
				isUnmarked
				onChange={setName}
				onKeyDown={onKey}
			/>
			<div className="editor-row">
				<Button kind="quiet" disabled={values[0] === value} onClick={() => move(value, -1)}>
					{messages.valueEarlier}
				</Button>
				<Button kind="quiet" disabled={values.at(-1) === value} onClick={() => move(value, 1)}>
					{messages.valueLater}
				</Button>
				<Button kind="secondary" onClick={() => rename(value, name)}>
					{messages.valueDone}
				</Button>
			</div>
		</div>
	);
}
