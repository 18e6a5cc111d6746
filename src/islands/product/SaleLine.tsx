import timer from 'icon:timer';
import { useEffect, useState } from 'react';
import type { RunningSale } from '#src/domains/catalog/contract/product.ts';
import { serverClockOffset } from '#src/islands/product/server-clock-store.ts';
import { saleMessages as messages } from '#src/messages/vi/product-facts.ts';
import { DAY_MS, SECOND_MS } from '#src/shared/time.ts';
import { Icon } from '../ui/Icon.tsx';

/** Outside of live regions: a countdown that speaks each second helps nobody. */
export function SaleLine({ endsAt, left, customerLimit }: RunningSale) {
	const remainingMs = useRemaining(endsAt);
	if (remainingMs !== null && remainingMs <= 0) {
		return (
			<p className="sale-line">
				<button className="link" type="button" onClick={() => location.reload()}>
					{messages.over}
				</button>
			</p>
		);
	}
	return (
		<p className="sale-line">
			<Icon shapes={timer} size={18} />
			<time dateTime={endsAt}>
				{remainingMs !== null && remainingMs < DAY_MS ? messages.endsIn(remainingMs) : messages.until(new Date(endsAt))}
			</time>
			{left !== null && <strong>{messages.left(left)}</strong>}
			{customerLimit !== null && <span>{messages.eachPerson(customerLimit)}</span>}
		</p>
	);
}

/** Null until the server's clock is known. */
function useRemaining(endsAt: string): number | null {
	const [remainingMs, setRemaining] = useState<number | null>(null);
	useEffect(() => {
		let offset = 0;
		let timerId: ReturnType<typeof setInterval> | undefined;
		const tick = () => setRemaining(Date.parse(endsAt) - Date.now() - offset);
		void serverClockOffset().then((ms) => {
			offset = ms;
			tick();
			timerId = setInterval(tick, SECOND_MS);
		});
		return () => clearInterval(timerId);
	}, [endsAt]);
	return remainingMs;
}
