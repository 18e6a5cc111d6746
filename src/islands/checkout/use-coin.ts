import { useEffect, useRef, useState } from 'react';
import type { Quote } from '#src/domains/checkout/contract/quote.ts';
import { isCoinUpToDate } from '#src/domains/checkout/rules/coin-up-to-date.ts';
import { coinOf } from '#src/domains/orders/rules/order-totals.ts';

const TYPING_MS = 500;

export type CoinRequest = ReturnType<typeof useCoin>;

/** The amount is quoted shortly after typing; placing the order requires that it has been quoted. */
export function useCoin(quote: Quote, wantedVnd: number, request: (coinVnd: number) => void) {
	const [typedVnd, setTyped] = useState<number | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const usableVnd = quote.coin?.usableVnd ?? 0;
	const isOwnAmount = typedVnd !== null || (wantedVnd > 0 && wantedVnd < usableVnd);
	const requestNow = (coinVnd: number): void => {
		clearTimeout(timer.current);
		request(coinVnd);
	};
	return {
		typedVnd: isOwnAmount ? (typedVnd ?? wantedVnd) : null,
		isAsShown: isCoinUpToDate(quote, { wantedVnd, typedVnd }),
		choose: (coinVnd: number): void => {
			setTyped(null);
			requestNow(coinVnd);
		},
		fill: (coinVnd: number): void => {
			setTyped(coinVnd);
			requestNow(coinVnd);
		},
		type: (coinVnd: number): void => {
			setTyped(coinVnd);
			clearTimeout(timer.current);
			if (coinVnd <= usableVnd) timer.current = setTimeout(() => request(coinVnd), TYPING_MS);
		},
		applyNow: (): void => {
			if (typedVnd !== null && typedVnd <= usableVnd && typedVnd !== coinOf(quote)) requestNow(typedVnd);
		},
		/** Discards the typed amount in favour of the quoted one. */
		forget: (): void => {
			clearTimeout(timer.current);
			setTyped(null);
		},
	};
}
