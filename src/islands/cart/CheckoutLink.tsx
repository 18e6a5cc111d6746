import { type MouseEvent, useState } from 'react';
import { holdBack } from '#src/islands/cart/store.ts';
import { cartScreenMessages as messages } from '#src/messages/vi/cart.ts';
import { url } from '#src/routes.ts';
import { focusRejectedField } from '../ui/fields/rejected-fields.ts';

/** Waits for pending quantity changes; a rejected quantity keeps the buyer here. */
export function CheckoutLink({ lineIds }: { readonly lineIds: readonly string[] }) {
	const href = url.checkout(lineIds);
	const [isWaiting, setWaiting] = useState(false);
	if (lineIds.length === 0)
		return (
			<button className="btn btn-primary btn-wide" type="button" disabled>
				{messages.checkout(0)}
			</button>
		);
	const leave = async (event: MouseEvent) => {
		if (focusRejectedField(document)) return event.preventDefault();
		const agreed = holdBack(event.nativeEvent);
		if (!agreed) return;
		setWaiting(true);
		const isAgreed = await agreed;
		setWaiting(false);
		if (isAgreed) location.assign(href);
	};
	return (
		<a className="btn btn-primary btn-wide" href={href} aria-busy={isWaiting} onClick={leave}>
			{messages.checkout(lineIds.length)}
		</a>
	);
}
