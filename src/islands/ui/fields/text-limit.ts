import { fieldMessages } from '#src/messages/vi/ui.ts';

/** The counter appears from this share of the limit on. */
const COUNTED_FROM = 0.8;

export const tooLongText = (text: string, max: number | undefined): string | undefined =>
	max !== undefined && text.length > max ? fieldMessages.tooLong(max, text.length - max) : undefined;

export const countText = (text: string, max: number | undefined): string | undefined =>
	max !== undefined && text.length >= max * COUNTED_FROM ? fieldMessages.count(text.length, max) : undefined;

/** An empty field reports that it is missing instead of wrong. */
export const missingOrInvalidText = (text: string, wrong: string): string =>
	text.trim() === '' ? fieldMessages.missing : wrong;
