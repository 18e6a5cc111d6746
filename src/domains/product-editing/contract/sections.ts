import * as z from 'zod/mini';
import { idsOnce } from '#src/shared/each-once.ts';
import { Id } from '#src/shared/ids.ts';
import { SEARCH_TEXT_MAX } from '#src/shared/limits/search-limit.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { LineText } from '#src/shared/text/text.ts';

/** Limits per shop; `SECTION_FILL_MAX` is per call. */

export const SECTIONS_MAX = 20;
export const SECTION_NAME_MAX = 40;
export const SECTION_FILL_MAX = 100;
const SectionName = LineText(SECTION_NAME_MAX, 2);

export const ShopSection = z.object({ id: Id, slug: z.string(), name: z.string(), products: z.int() });
export type ShopSection = z.infer<typeof ShopSection>;
export const ShopSectionPage = pageOf(ShopSection);
export type ShopSectionPage = z.infer<typeof ShopSectionPage>;
export const AddSectionInput = z.strictObject({ name: SectionName });
export type AddSectionInput = z.infer<typeof AddSectionInput>;
export const RenameSectionInput = z.strictObject({ sectionId: Id, name: SectionName });
export type RenameSectionInput = z.infer<typeof RenameSectionInput>;
export const SectionIdInput = z.strictObject({ sectionId: Id });
export type SectionIdInput = z.infer<typeof SectionIdInput>;
export const OrderSectionsInput = z.strictObject({ sectionIds: z.array(Id).check(z.maxLength(SECTIONS_MAX), idsOnce) });
export type OrderSectionsInput = z.infer<typeof OrderSectionsInput>;
export const FillSectionInput = z.strictObject({
	sectionId: Id,
	productIds: z.array(Id).check(z.minLength(1), z.maxLength(SECTION_FILL_MAX), idsOnce),
	isIn: z.boolean(),
});
export type FillSectionInput = z.infer<typeof FillSectionInput>;
export const SectionProductsInput = z.object({
	sectionId: Id,
	q: z.optional(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
	...PageQuery,
});
export type SectionProductsInput = z.infer<typeof SectionProductsInput>;
/** A product of the shop, in the section or not. */
export const SectionProduct = z.object({
	id: Id,
	name: z.string(),
	pictureHash: z.nullable(z.string()),
	isShown: z.boolean(),
	isIn: z.boolean(),
});
export type SectionProduct = z.infer<typeof SectionProduct>;
export const SectionProductPage = pageOf(SectionProduct);
export type SectionProductPage = z.infer<typeof SectionProductPage>;
