import { toE164 } from '#src/shared/phone.ts';
import { ADDRESS_LENGTHS, PRINTABLE } from '../contract.ts';

export type AddressTexts = {
	readonly recipient: string;
	readonly phone: string;
	readonly street: string;
	readonly note: string;
};
export type TextFault = 'missing' | 'too_short' | 'too_long' | 'not_a_phone' | 'not_printable';

export function textFaults(texts: AddressTexts): Readonly<Partial<Record<keyof AddressTexts, TextFault>>> {
	const phone = texts.phone.trim() === '' ? 'missing' : toE164(texts.phone) ? null : 'not_a_phone';
	const faults = {
		recipient: lengthFault('recipient', texts.recipient) ?? (PRINTABLE.test(texts.recipient) ? null : 'not_printable'),
		phone,
		street: lengthFault('street', texts.street),
		note: lengthFault('note', texts.note),
	};
	return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function lengthFault(name: keyof typeof ADDRESS_LENGTHS, text: string): TextFault | null {
	const { min, max } = ADDRESS_LENGTHS[name];
	if (text.length > max) return 'too_long';
	if (min > 0 && text.trim() === '') return 'missing';
	return text.length < min ? 'too_short' : null;
}
