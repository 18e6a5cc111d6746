import { cancelReasonOf } from './orders.ts';

/** What a notice says, one thing a line; what there is nothing to say of is left out. */
export const noticeLines = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');
export const reasonLine = (reason: string | null): string =>
	reason ? `Lý do: ${cancelReasonOf(reason) || reason}.` : '';
