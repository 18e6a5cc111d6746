import * as z from 'zod/mini';
import { PhoneInput } from '#src/domains/addresses/contract.ts';
import { checkEmail } from '#src/shared/email-check.ts';
import { LineText, PlainText } from '#src/shared/text/text.ts';
import { LEGAL_KINDS, SHOP_CAPABILITIES, SHOP_TEXTS } from './shop.ts';

export const OpenShopInput = z.strictObject({
	name: LineText(SHOP_TEXTS.name.max, SHOP_TEXTS.name.min),
	tagline: z.optional(LineText(120, 0)),
	description: z.optional(PlainText(3000)),
	capabilities: z.array(z.enum(SHOP_CAPABILITIES)).check(z.minLength(1), z.maxLength(SHOP_CAPABILITIES.length)),
	legalKind: z.enum(LEGAL_KINDS),
	legalName: LineText(SHOP_TEXTS.legalName.max, SHOP_TEXTS.legalName.min),
	taxCode: z.optional(z.string().check(z.regex(/^\d{10}(-\d{3})?$|^\d{12}$/))),
	legalAddress: LineText(SHOP_TEXTS.legalAddress.max, SHOP_TEXTS.legalAddress.min),
	phone: PhoneInput,
	email: z.string().check(
		z.maxLength(254),
		z.refine((typed) => checkEmail(typed).kind !== 'malformed', { error: 'text.email' }),
	),
	provinceCode: z.string().check(z.regex(/^\d{2}$/)),
});
export type OpenShopInput = z.infer<typeof OpenShopInput>;
