import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { PHONE_MAX_LENGTH, toE164 } from '#src/shared/phone.ts';
import { LineText, PlainText } from '#src/shared/text/text.ts';

/** Protects against abuse; no household needs more. */
export const SAVED_ADDRESSES_MAX = 20;

export const REGIONS = ['bac', 'trung', 'nam'] as const;
export type Region = (typeof REGIONS)[number];

export const ProvinceCode = z.string().check(z.regex(/^\d{2}$/));
export const WardCode = z.string().check(z.regex(/^\d{5}$/));
/** Stored as E.164. */
export const PhoneInput = z.string().check(
	z.minLength(1),
	z.maxLength(PHONE_MAX_LENGTH),
	z.refine((typed) => toE164(typed) !== null, { error: 'text.phone' }),
);

export const ADDRESS_LENGTHS = {
	recipient: { min: 2, max: 80 },
	street: { min: 3, max: 160 },
	note: { min: 0, max: 200 },
} as const;
const { recipient, street, note } = ADDRESS_LENGTHS;

/** Labels and packing slips print only Latin letters, and couriers read no others. */
export const PRINTABLE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

const addressFields = {
	recipient: LineText(recipient.max, recipient.min).check(
		z.refine((typed) => PRINTABLE.test(typed), { error: 'text.latin_needed' }),
	),
	phone: PhoneInput,
	provinceCode: ProvinceCode,
	wardCode: WardCode,
	street: LineText(street.max, street.min),
	note: z.optional(PlainText(note.max)),
	isDefault: z.optional(z.boolean()),
};
export const AddAddressInput = z.strictObject(addressFields);
export type AddAddressInput = z.infer<typeof AddAddressInput>;
export const EditAddressInput = z.strictObject({ id: Id, ...addressFields });
export type EditAddressInput = z.infer<typeof EditAddressInput>;
export const AddressIdInput = z.strictObject({ id: Id });
export type AddressIdInput = z.infer<typeof AddressIdInput>;

export const SavedAddress = z.object({
	id: Id,
	recipient: z.string(),
	phone: z.string(),
	provinceCode: z.string(),
	provinceName: z.string(),
	region: z.enum(REGIONS),
	wardCode: z.string(),
	wardName: z.string(),
	street: z.string(),
	note: z.string(),
	isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;
export const SavedAddressList = z.object({ items: z.array(SavedAddress), max: z.number() });
export type SavedAddressList = z.infer<typeof SavedAddressList>;
export const RemovedAddress = z.object({ id: Id, newDefaultId: z.nullable(Id) });
export type RemovedAddress = z.infer<typeof RemovedAddress>;

export const Province = z.object({ code: z.string(), name: z.string(), region: z.enum(REGIONS) });
export type Province = z.infer<typeof Province>;
export const ProvinceList = z.object({ items: z.array(Province) });
export type ProvinceList = z.infer<typeof ProvinceList>;
export const WardListInput = z.object({
	provinceCode: ProvinceCode,
	q: z.optional(z.string().check(z.maxLength(60))),
	...PageQuery,
});
export type WardListInput = z.infer<typeof WardListInput>;
export const Ward = z.object({ code: z.string(), name: z.string() });
export type Ward = z.infer<typeof Ward>;
export const WardPage = pageOf(Ward);
export type WardPage = z.infer<typeof WardPage>;

export const PASTED_MAX_LENGTH = 300;
export const PastedAddressInput = z.strictObject({ text: PlainText(PASTED_MAX_LENGTH, 1) });
export type PastedAddressInput = z.infer<typeof PastedAddressInput>;
export const PastedAddress = z.object({
	street: z.string(),
	recipient: z.string(),
	phone: z.string(),
	/** Current wards that fit: empty when unknown, several when a ward was split. */
	matches: z.array(
		z.object({
			provinceCode: z.string(),
			provinceName: z.string(),
			wardCode: z.string(),
			wardName: z.string(),
			former: z.nullable(z.string()),
		}),
	),
});
export type PastedAddress = z.infer<typeof PastedAddress>;

export const addressErrors = {
	'addresses.not_found': 'not_found',
	'addresses.too_many': 'conflict',
	'addresses.unit_unknown': 'invalid',
	'addresses.phone_invalid': 'invalid',
} as const;
export type AddressFailure = keyof typeof addressErrors;
export const fail = defineErrors(addressErrors);
