import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For fields that group thousands while typing: the caret stays before the same digits when separators move. */
export function useGroupedCaret(text: string): {
	readonly input: RefObject<HTMLInputElement | null>;
	readonly holdCaret: (value: string, caret: number) => void;
} {
	const input = useRef<HTMLInputElement>(null);
	const digitsBehind = useRef<number | null>(null);
	useLayoutEffect(() => {
		if (digitsBehind.current === null) return;
		let at = text.length;
		for (let behind = 0; at > 0 && behind < digitsBehind.current; at--) if (text[at - 1] !== '.') behind++;
		input.current?.setSelectionRange(at, at);
		digitsBehind.current = null;
	});
	const holdCaret = (value: string, caret: number) => {
		digitsBehind.current = value.slice(caret).replace(/\D/g, '').length;
	};
	return { input, holdCaret };
}
