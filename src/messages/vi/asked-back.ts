import type { AskedBack } from '#src/domains/orders/contract-views.ts';
import { returnReasonWords } from './returns.ts';

/** What is asked back and why, in one line of a list. */
export const askedBackWords = ({ reason, lines }: Omit<AskedBack, 'id'>): string =>
	`${returnReasonWords[reason]}: ${lines
		.map(({ productName, variantLabel, quantity }) =>
			[productName, variantLabel && `(${variantLabel})`, `×\u00a0${quantity}`].filter(Boolean).join(' '),
		)
		.join(', ')}`;
