import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { fail, type PlanHolidayInput, type PlannedHoliday, type VendorFailure } from '../contract/shop.ts';
import { recordPastHoliday, recordShop } from '../db/shop-repository.ts';
import { checkHoliday, isSameHoliday, storedHoliday } from '../rules/opening/holiday-plan.ts';
import { pastDays } from '../rules/opening/shop-opening.ts';
import { checkShopTexts } from '../rules/shop-page/shop-texts.ts';
import { lockOwnShop } from './steps/lock-own-shop.ts';
import { showOpening } from './steps/show-opening.ts';

export function planHoliday(
	context: Context<VendorActor>,
	{ holiday, seen }: PlanHolidayInput,
): Promise<Result<PlannedHoliday, Failure<VendorFailure>>> {
	return transact(context, async (scope) => {
		const { db, now } = scope;
		const locked = await lockOwnShop(scope);
		if (!locked.ok) return locked;
		const shop = locked.value;
		const at = await now();
		const current = storedHoliday(shop, vietnamDay(at));
		if (seen !== undefined && !isSameHoliday(current, seen)) return fail('vendors.holiday_changed', { current });
		const checked = holiday && checkHoliday(holiday.from, holiday.to, vietnamDay(at));
		if (checked && !checked.ok) return checked;
		const told = holiday && { ...holiday, note: clean(holiday.note) };
		const status = { 'holiday.note': clean(shop.closedNote) };
		const worded = checkShopTexts({ 'holiday.note': told?.note ?? '' }, status);
		if (!worded.ok) return worded;
		const days = { closedFrom: told?.from ?? null, closedTo: told?.to ?? null, closedNote: told?.note ?? '' };
		const past = pastDays(shop, vietnamDay(addMs(at, -DAY_MS)));
		if (past) await recordPastHoliday(db, { shopId: shop.id, ...past });
		await recordShop(db, shop.id, { state: shop.state, ...days, updatedAt: at });
		await audit(scope, { subjectType: 'shop', subjectId: shop.id, action: 'holiday', facts: days });
		await showOpening(scope, shop);
		return ok({ holiday: told });
	});
}
