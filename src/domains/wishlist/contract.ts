import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { HEARTS_MAX } from '#src/shared/limits/wishlist-limits.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { LineText, PlainText } from '#src/shared/text/text.ts';

export const wishlistConfig = {
	listsMax: 20,
	itemsMax: 200,
	nameMax: 60,
	noteMax: 200,
	alertsMax: 100,
	/** Hours in which a removed item can be restored. */
	undoHours: 24,
	/** A heart that is set again within this time restores the removed item with its note. */
	heartUndoMinutes: 10,
	/** A price alert waits until the price has been stable for this long: twenty changes in a row send one mail. */
	settleMinutes: 10,
	/** The minimum time between two alerts about the same price. */
	priceEveryHours: 24,
	/** Products listed in one mail; the rest is only counted. */
	mailedMax: 10,
	shownMax: 20,
} as const;

export const WISH_SORTS = ['newest', 'price_asc', 'price_desc', 'cut'] as const;
export type WishSort = (typeof WISH_SORTS)[number];
/** `on_sale` can be added to the cart once a variant is selected; the other values are reasons why it cannot. */
export const WISH_STATUSES = [
	...(['on_sale', 'sold_out', 'variant_gone', 'shop_on_holiday', 'shop_suspended'] as const),
	...(['discontinued', 'gone'] as const),
] as const;
export type WishStatus = (typeof WISH_STATUSES)[number];
export const ALERT_KINDS = ['back_in_stock', 'price_drop'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Shared by all wishlist changes of a member, because they wait for the same lock. */
export const wishChangeLimit = { name: 'wishlist.change', points: 120, perS: 60, by: 'actor' } as const;

const Name = LineText(wishlistConfig.nameMax);
const Instant = z.iso.datetime();

export const CreateListInput = z.strictObject({ name: Name });
export type CreateListInput = z.infer<typeof CreateListInput>;
export const RenameListInput = z.strictObject({ listId: Id, name: Name });
export type RenameListInput = z.infer<typeof RenameListInput>;
export const ListInput = z.strictObject({ listId: Id });
export type ListInput = z.infer<typeof ListInput>;
export const AddWishInput = z.strictObject({
	productId: Id,
	variantId: z.optional(z.nullable(Id)),
	listId: z.optional(Id),
});
export type AddWishInput = z.infer<typeof AddWishInput>;
export const EditWishInput = z.strictObject({
	itemId: Id,
	note: z.optional(PlainText(wishlistConfig.noteMax)),
	variantId: z.optional(z.nullable(Id)),
});
export type EditWishInput = z.infer<typeof EditWishInput>;
export const MoveWishInput = z.strictObject({ itemId: Id, listId: Id });
export type MoveWishInput = z.infer<typeof MoveWishInput>;
export const WishInput = z.strictObject({ itemId: Id });
export type WishInput = z.infer<typeof WishInput>;
/** On adds the product to the default list unless some list has it; off removes it from every list. */
export const SetHeartInput = z.strictObject({
	productId: Id,
	isWished: z.boolean(),
	variantId: z.optional(z.nullable(Id)),
});
export type SetHeartInput = z.infer<typeof SetHeartInput>;
export const ListHeartsInput = z.object({
	ids: z.string().check(z.maxLength(HEARTS_MAX * 37)),
});
export type ListHeartsInput = z.infer<typeof ListHeartsInput>;
export const ListWishesInput = z.object({
	listId: Id,
	sort: z._default(z.enum(WISH_SORTS), 'newest'),
	...PageQuery,
});
export type ListWishesInput = z.infer<typeof ListWishesInput>;

export const WishlistView = z.object({
	id: Id,
	name: z.string(),
	isDefault: z.boolean(),
	itemCount: z.int(),
	shareToken: z.nullable(z.string()),
});
export type WishlistView = z.infer<typeof WishlistView>;
export const WishlistList = z.object({ items: z.array(WishlistView), max: z.int() });
export type WishlistList = z.infer<typeof WishlistList>;
export const RemovedList = z.object({ listId: Id });
export type RemovedList = z.infer<typeof RemovedList>;

const WishVariant = z.object({ id: Id, label: z.string(), priceVnd: VndAmount, available: z.int() });
export const WishView = z.object({
	id: Id,
	productId: Id,
	productName: z.string(),
	/** Null when the product's page is gone. */
	productSlug: z.nullable(z.string()),
	shopName: z.string(),
	shopSlug: z.string(),
	pictureHash: z.nullable(z.string()),
	status: z.enum(WISH_STATUSES),
	/** The price of the selected variant, or the lowest of the product. */
	priceVnd: VndAmount,
	isFrom: z.boolean(),
	priceThenVnd: VndAmount,
	addedAt: Instant,
	note: z.string(),
	variantId: z.nullable(Id),
	variantLabel: z.string(),
	variants: z.array(WishVariant),
	quantity: z.int(),
	alerts: z.array(z.enum(ALERT_KINDS)),
});
export type WishView = z.infer<typeof WishView>;
export const WishPage = pageOf(WishView);
export type WishPage = z.infer<typeof WishPage>;

export const StoredWish = z.object({ itemId: Id, listId: Id, listName: z.string() });
export type StoredWish = z.infer<typeof StoredWish>;
export const RemovedWish = z.object({ itemId: Id });
export type RemovedWish = z.infer<typeof RemovedWish>;
export const HeartView = z.object({ productId: Id, isWished: z.boolean() });
export type HeartView = z.infer<typeof HeartView>;
export const HeartList = z.object({ productIds: z.array(Id) });
export type HeartList = z.infer<typeof HeartList>;

export type SharedList = {
	readonly name: string;
	readonly ownerId: string;
	readonly wishes: readonly WishView[];
	readonly total: number;
	/** The last page when the requested one is beyond it. */
	readonly page: number;
	readonly pageCount: number;
	/** Number of hidden items, whose product has no page any more. */
	readonly hiddenCount: number;
};

export const SetAlertInput = z.strictObject({
	productId: Id,
	kind: z.enum(ALERT_KINDS),
	variantId: z.nullable(Id),
	isOn: z.boolean(),
});
export type SetAlertInput = z.infer<typeof SetAlertInput>;
export const AlertState = z.object({
	kind: z.enum(ALERT_KINDS),
	variantId: z.nullable(Id),
	isOn: z.boolean(),
});
export type AlertState = z.infer<typeof AlertState>;
export const ProductInput = z.object({ productId: Id });
export type ProductInput = z.infer<typeof ProductInput>;
export const MineOfWish = z.object({
	isWished: z.boolean(),
	alerts: z.array(z.object({ kind: z.enum(ALERT_KINDS), variantId: z.nullable(Id) })),
});
export type MineOfWish = z.infer<typeof MineOfWish>;
export const AlertView = z.object({
	id: Id,
	kind: z.enum(ALERT_KINDS),
	productId: Id,
	variantId: z.nullable(Id),
	productName: z.string(),
	productSlug: z.nullable(z.string()),
	variantLabel: z.string(),
	pictureHash: z.nullable(z.string()),
	status: z.enum(WISH_STATUSES),
	priceVnd: VndAmount,
	basePriceVnd: z.nullable(VndAmount),
});
export type AlertView = z.infer<typeof AlertView>;
export const AlertList = z.object({ items: z.array(AlertView), max: z.int() });
export type AlertList = z.infer<typeof AlertList>;

export type StopAlertsInput = { readonly token: string; readonly isAll: boolean };

export type AlertLetter = {
	readonly name: string;
	readonly told: readonly SentAlert[];
	readonly more: number;
	/** Unsubscribes from these alerts without a sign-in. */
	readonly stopToken: string;
};
export type SentAlert = {
	readonly kind: AlertKind;
	readonly productName: string;
	readonly productSlug: string;
	readonly variantLabel: string;
	readonly priceVnd: number;
	readonly beforeVnd: number | null;
};
export type StoppableAlerts = {
	/** Includes the variant when one is selected. */
	readonly names: readonly string[];
	/** All alerts of this person, including those of the mail. */
	readonly total: number;
};

export const wishlistErrors = {
	'wishlist.not_found': 'not_found',
	'wishlist.product_not_found': 'not_found',
	'wishlist.variant_not_found': 'invalid',
	'wishlist.too_many_lists': 'conflict',
	'wishlist.list_full': 'conflict',
	'wishlist.name_taken': 'conflict',
	'wishlist.default_stays': 'conflict',
	'wishlist.already_there': 'conflict',
	'wishlist.too_late': 'conflict',
	'wishlist.email_unverified': 'forbidden',
	'wishlist.too_many_alerts': 'conflict',
	'wishlist.in_stock': 'conflict',
} as const;
export type WishlistFailure = keyof typeof wishlistErrors;
export const fail = defineErrors(wishlistErrors);
