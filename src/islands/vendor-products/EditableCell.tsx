import check from 'icon:check';
import { type KeyboardEvent, useId, useRef } from 'react';
import { inlineEditMessages as messages } from '#src/messages/vi/vendor/vendor-products.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { readGrouped } from '#src/shared/text/typed-number.ts';
import { Button } from '../ui/Button.tsx';
import { useGroupedCaret } from '../ui/fields/use-grouped-caret.ts';
import { Icon } from '../ui/Icon.tsx';
import { focusCell } from './focus-cell.ts';
import { type CellNote, type CellValue, useEditableCell } from './use-editable-cell.ts';

/** `label`: the accessible name of column and product. */
type Props = CellValue & { readonly label: string };

/** Enter and the arrows save and go to the same column of the next row; Escape brings back the saved value. */
export function EditableCell({ label, ...cell }: Props) {
	const noteId = useId();
	const { text, phase, note, change, revert, save, commit } = useEditableCell(cell);
	const { input, holdCaret } = useGroupedCaret(text);
	const isLeaving = useRef(false);
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		const step = STEPS[event.key];
		if (event.key === 'Escape') {
			revert();
			event.stopPropagation();
		} else if (step && !event.nativeEvent.isComposing) {
			event.preventDefault();
			if (!commit()) return;
			isLeaving.current = true;
			focusCell(event.currentTarget, step);
			isLeaving.current = false;
		}
	};
	const read = ({ value, selectionEnd }: HTMLInputElement) => {
		const amount = value === '' ? null : readGrouped(text, value);
		if (amount !== null) holdCaret(value, selectionEnd ?? value.length);
		change(amount === null ? value : formatCount(amount));
	};
	return (
		<div className="goods-cell" data-phase={phase}>
			<input
				ref={input}
				className="field-input"
				data-cell={cell.field}
				aria-label={label}
				aria-invalid={note !== null || undefined}
				aria-describedby={note ? noteId : undefined}
				aria-busy={phase === 'saving' || undefined}
				inputMode="numeric"
				enterKeyHint="next"
				autoComplete="off"
				value={text}
				onFocus={({ currentTarget }) => currentTarget.select()}
				onBlur={() => !isLeaving.current && commit()}
				onKeyDown={onKeyDown}
				onChange={({ currentTarget }) => read(currentTarget)}
			/>
			<span className="goods-cell-mark" role="status">
				{phase === 'saving' && <span className="sr-only">{messages.saving}</span>}
				{phase === 'saved' && <Icon shapes={check} size={16} />}
				{phase === 'saved' && <span className="sr-only">{messages.isSaved}</span>}
			</span>
			{note && <Note id={noteId} note={note} value={cell.value} onRevert={revert} onSave={save} />}
		</div>
	);
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

type NoteProps = {
	readonly id: string;
	readonly note: CellNote;
	readonly value: number;
	readonly onRevert: () => void;
	readonly onSave: (mine: number) => Promise<void>;
};

const Note = ({ id, note: { text, mine }, value, onRevert, onSave }: NoteProps) => (
	<div className="goods-cell-note" id={id} role="alert">
		<p>{text}</p>
		{mine !== undefined && (
			<div className="order-buttons">
				<Button kind="secondary" onClick={onRevert}>
					{messages.takeTheirs(formatCount(value))}
				</Button>
				<Button kind="secondary" onClick={() => void onSave(mine)}>
					{messages.saveMine(formatCount(mine))}
				</Button>
			</div>
		)}
	</div>
);
