import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import {
	addValues,
	type Grid,
	type GridFailure,
	groupsOf,
	isSwitchedOff,
	moveValue,
	removeValue,
	renameValue,
	splitOptions,
} from '#src/domains/product-editing/rules/variant-grid.ts';
import { $editor } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';

/** Returns false when the change is refused. */
export type ApplyGrid = (made: Grid | GridFailure) => boolean;
export type OptionChipActions = ReturnType<typeof useOptionChips>;

/** What the chips of one group can do; `notice` is announced to screen readers. */
export function useOptionChips(at: number, apply: ApplyGrid) {
	const { form } = useStore($editor);
	const values = groupsOf(form)[at]?.values ?? [];
	const [edited, setEdited] = useState<string | null>(null);
	const [notice, setNotice] = useState('');
	const list = useRef<HTMLUListElement>(null);
	const focus = (value: string | undefined): void => {
		const chips = [...(list.current?.querySelectorAll<HTMLButtonElement>('.option-chip-name') ?? [])];
		const chip = chips.find(({ dataset }) => dataset.value === value);
		(chip ?? document.getElementById(`lua-chon-${at}`))?.focus();
	};
	const focusOnceDrawn = (value: string | undefined): void => void requestAnimationFrame(() => focus(value));
	return {
		values,
		edited: edited !== null && values.includes(edited) ? edited : null,
		notice,
		list,
		focus,
		setEdited,
		isOff: (value: string): boolean => isSwitchedOff(form, at, value),
		add: (text: string): boolean => {
			const added = splitOptions(text);
			return added.length === 0 || apply(addValues(form, at, added));
		},
		remove: (value: string): void => {
			const place = values.indexOf(value);
			const made = removeValue(form, at, value);
			if (!apply(made) || typeof made === 'string') return;
			const isStill = groupsOf({ ...form, ...made })[at]?.values.includes(value);
			setNotice(isStill ? messages.valueSwitchedOff(value) : '');
			focusOnceDrawn(isStill ? value : (values[place + 1] ?? values[place - 1]));
		},
		move: (value: string, by: -1 | 1): void => {
			const place = values.indexOf(value) + by;
			if (place < 0 || place >= values.length || !apply(moveValue(form, at, value, by))) return;
			setNotice(messages.valueMoved(value, place + 1));
			if (edited !== value) focusOnceDrawn(value);
		},
		rename: (value: string, name: string): void => {
			const [only = value] = splitOptions(name);
			if (only !== value && !apply(renameValue(form, at, value, only))) return;
			setEdited(null);
			focusOnceDrawn(only);
		},
	};
}
