import { useEffect, useState } from 'react';
import { PRICE_MIN_VND, STOCK_MAX } from '#src/domains/catalog/contract/product.ts';
import type { EditedField, EditOutcome } from '#src/islands/vendor-products/inline-edit-store.ts';
import { typedNumberMessages } from '#src/messages/vi/ui.ts';
import { inlineEditMessages as messages } from '#src/messages/vi/vendor/vendor-products.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { readTypedVnd } from '#src/shared/text/typed-amount.ts';
import { isTooLong, readWhole } from '#src/shared/text/typed-number.ts';

const SAVED_SHOWN_MS = 2000;

export type CellValue = {
	readonly field: EditedField;
	readonly value: number;
	/** Held for orders, so the stock cannot be less. */
	readonly reserved: number;
	readonly onSave: (value: number) => Promise<EditOutcome>;
};
/** `mine`: the value that was typed while somebody else saved another one. */
export type CellNote = { readonly text: string; readonly mine?: number };

export function useEditableCell({ field, value, reserved, onSave }: CellValue) {
	const [typed, setTyped] = useState<string | null>(null);
	const [phase, setPhase] = useState<'idle' | 'saving' | 'saved'>('idle');
	const [note, setNote] = useState<CellNote | null>(null);
	useEffect(() => {
		if (phase !== 'saved') return;
		const timer = setTimeout(() => setPhase('idle'), SAVED_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [phase]);
	const revert = () => {
		setTyped(null);
		setNote(null);
	};
	const change = (text: string) => {
		setTyped(text);
		setNote(null);
	};
	const save = async (mine: number) => {
		setNote(null);
		setPhase('saving');
		const outcome = await onSave(mine);
		setPhase(outcome.kind === 'saved' ? 'saved' : 'idle');
		if (outcome.kind === 'changed') setNote({ text: messages.changed(field, value, outcome.theirs), mine });
		else if (outcome.kind === 'rejected') setNote({ text: outcome.text });
		else setTyped(null);
	};
	/** False keeps the focus in the cell, because its text cannot be saved. */
	const commit = (): boolean => {
		if (typed === null || phase === 'saving' || note?.mine !== undefined) return true;
		const wrong = cellProblem(field, typed, reserved);
		if (wrong) {
			setNote({ text: wrong });
			return false;
		}
		const mine = readCell(field, typed) ?? value;
		setTyped(formatCount(mine));
		if (mine === value) revert();
		else void save(mine);
		return true;
	};
	return { text: typed ?? formatCount(value), phase, note, change, revert, save, commit };
}

const readCell = (field: EditedField, typed: string): number | null =>
	field === 'priceVnd' ? readTypedVnd(typed) : readWhole(typed);

export function cellProblem(field: EditedField, typed: string, reserved: number): string {
	const amount = readCell(field, typed);
	const [min, max] = field === 'priceVnd' ? [PRICE_MIN_VND, MAX_VND] : [reserved, STOCK_MAX];
	if (isTooLong(typed)) return typedNumberMessages.atMost(max);
	if (amount === null || typed.trim() === '') return typedNumberMessages.notWhole;
	if (amount > max) return typedNumberMessages.atMost(max);
	if (amount >= min) return '';
	return field === 'priceVnd' ? typedNumberMessages.atLeast(min) : messages.below(reserved);
}
