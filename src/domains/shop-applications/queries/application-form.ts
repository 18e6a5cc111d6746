import type { ApplicationForm } from '#src/domains/vendors/contract/application.ts';
import type { shops } from '#src/domains/vendors/db/tables.ts';
import { formatPhone } from '#src/shared/phone.ts';

export function formOfShop(shop: typeof shops.$inferSelect): ApplicationForm {
	const { legalKind, legalName, taxCode, legalAddress, phone, email } = shop;
	const { name, tagline, description, provinceCode, capabilities } = shop;
	const shown = formatPhone(phone);
	const said = { legalKind, legalName, legalAddress, phone: shown, email, name, tagline, description, provinceCode };
	return { ...said, ...(taxCode ? { taxCode } : {}), capabilities };
}
