import type { TopUpView } from '#src/domains/coin/contract/top-up.ts';
import { bankReference } from './order-nouns.ts';
import { paymentStateMessages } from './payments.ts';

export const topUpLine = ({ state, txnRef }: Pick<TopUpView, 'state' | 'txnRef'>): string =>
	`${paymentStateMessages[state]} · ${bankReference(txnRef)}`;
