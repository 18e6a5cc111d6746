import type { ReturnRequests } from '#src/domains/returns/contract/return-requests.ts';
import { returnReasonMessages } from './returns.ts';

export const returnRequestMessages = ({ reason, lines }: Omit<ReturnRequests, 'id'>): string =>
	`${returnReasonMessages[reason]}: ${lines
		.map(({ productName, variantLabel, quantity }) =>
			[productName, variantLabel && `(${variantLabel})`, `×\u00a0${quantity}`].filter(Boolean).join(' '),
		)
		.join(', ')}`;
