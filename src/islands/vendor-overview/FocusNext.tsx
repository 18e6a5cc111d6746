import { type ReactNode, useEffect, useRef } from 'react';

/** When an item is done, moves the keyboard focus to the next one at the same place. */
export function FocusNext({ of, children }: { readonly of: string; readonly children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	const shown = useRef(of);
	useEffect(() => {
		if (shown.current === of) return;
		shown.current = of;
		if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
	}, [of]);
	return (
		<div className="waiting-one" ref={place} tabIndex={-1}>
			{children}
		</div>
	);
}
