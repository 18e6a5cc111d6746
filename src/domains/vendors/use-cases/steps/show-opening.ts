import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { LockedShop } from '../../db/shop-repository.ts';

/** Category pages reference the shop by its slug, all others by its id. */
export const showOpening = ({ db }: Scope, { id, slug }: Pick<LockedShop, 'id' | 'slug'>): Promise<void> =>
	dropPages(db, ['shops', `shop:${id}`, `shop:${slug}`]);
