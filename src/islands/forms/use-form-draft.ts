import { useEffect, useRef, useState } from 'react';
import { readFormDraft, saveFormDraft } from '#src/stores/form-draft.ts';

type Next<T> = T | ((now: T) => T);
type Options = { readonly isSecret?: boolean };

/** An unchanged form is not stored. */
function save<T>(of: string, now: T, blank: T, isSecret: boolean): void {
	if (of !== '') saveFormDraft(of, JSON.stringify(now) === JSON.stringify(blank) ? null : now, isSecret);
}

/**
 * Form state that survives reloads, connection losses and the end of a session under the key `of`; without a key it
 * is not stored. The third value resets the form once it was saved.
 */
export function useFormDraft<T>(of: string, initial: T, { isSecret = false }: Options = {}) {
	const [typed, setTyped] = useState(initial);
	const latest = useRef(initial);
	const started = useRef(initial);
	const isTouched = useRef(false);
	useEffect(() => {
		if (of === '') return;
		let isHere = true;
		void readFormDraft(of, started.current).then((stored) => {
			// The draft could not be stored before the user was known.
			if (isTouched.current) return save(of, latest.current, started.current, isSecret);
			if (!isHere || stored === null) return;
			latest.current = stored;
			setTyped(stored);
		});
		return () => {
			isHere = false;
		};
	}, [of, isSecret]);
	const show = (now: T): void => {
		isTouched.current = true;
		latest.current = now;
		setTyped(now);
	};
	const type = (next: Next<T>): void => {
		show(typeof next === 'function' ? (next as (now: T) => T)(latest.current) : next);
		save(of, latest.current, initial, isSecret);
	};
	const settle = (now: T): void => {
		started.current = now;
		show(now);
		save(of, now, now, isSecret);
	};
	return [typed, type, settle] as const;
}
