import type { KeyboardEvent } from 'react';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import type { OptionChipActions } from './use-option-chips.ts';

type Props = { readonly chips: OptionChipActions; readonly hintId: string };

/** Enter edits, Delete removes, arrows move the focus, Shift and arrows move the chip. */
export function ChipList({ chips, hintId }: Props) {
	const { values, edited, isOff, setEdited, remove, move, focus, list } = chips;
	const neighbour = (value: string, by: -1 | 1) => values[values.indexOf(value) + by];
	const keys: Readonly<Record<string, (value: string, isShift: boolean) => void>> = {
		Delete: remove,
		Backspace: remove,
		F2: setEdited,
		ArrowLeft: (value, isShift) => (isShift ? move(value, -1) : focus(neighbour(value, -1) ?? value)),
		ArrowRight: (value, isShift) => (isShift ? move(value, 1) : focus(neighbour(value, 1))),
	};
	const onKey = (value: string) => (event: KeyboardEvent) => {
		const act = keys[event.key];
		if (!act) return;
		event.preventDefault();
		act(value, event.shiftKey);
	};
	return (
		<ul className="option-chip-list" ref={list}>
			{values.map((value) => (
				<li className="option-chip" key={value} data-off={isOff(value) || undefined}>
					<button
						className="option-chip-name"
						type="button"
						data-value={value}
						aria-label={messages.editValue(value)}
						aria-describedby={hintId}
						aria-expanded={edited === value}
						onClick={() => setEdited(edited === value ? null : value)}
						onKeyDown={onKey(value)}
					>
						{value}
						{isOff(value) && <small> ({messages.valueOff})</small>}
					</button>
					<button
						className="option-chip-remove"
						type="button"
						aria-label={messages.removeValue(value)}
						onClick={() => remove(value)}
					>
						×
					</button>
				</li>
			))}
		</ul>
	);
}
