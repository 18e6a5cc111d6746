import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { nextMailTime } from '#src/domains/notifications/rules/quiet-hours.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { sendMailJob } from '#src/platform/mail/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { type SentAlert, wishlistConfig } from '../contract.ts';
import { changeAlert, deleteAlerts, lockDueAlerts } from '../db/alert-repository.ts';
import type { Alert } from '../db/tables.ts';
import { ALERT_MAIL, type AlertMailFacts, alertLetter } from '../jobs/check-alert-mails.ts';
import { findAddressee, findWatchedProducts, listDueCustomers } from '../queries/find-watched-products.ts';
import { shouldNotify } from '../rules/decide-alert.ts';
import type { AlertNoticeParams } from '../rules/notices.ts';

const CUSTOMERS_MAX = 300;

/** Sends one mail per person with due alerts, each in a separate transaction. */
export async function notifyAlerts(context: Context<SystemActor>): Promise<void> {
	const customers = await listDueCustomers(context.fresh, CUSTOMERS_MAX);
	for (const customerId of customers) {
		try {
			await transact(context, async (scope) => ok(await notifyCustomer(scope, customerId)));
		} catch (problem) {
			// The next run retries in a minute; other people's alerts are not delayed.
			context.log.error({ err: problem, customerId }, 'somebody could not be told');
		}
	}
}

type AlertToSend = SentAlert & { readonly alert: Alert };

async function notifyCustomer(scope: Scope, customerId: string): Promise<void> {
	const { db, read } = scope;
	const at = await scope.now();
	const alerts = await lockDueAlerts(db, customerId, at);
	if (alerts.length === 0) return;
	const allowedAt = nextMailTime(at);
	if (allowedAt > at) {
		for (const { id } of alerts) await changeAlert(db, id, { dueAt: allowedAt });
		return;
	}
	const goods = await findWatchedProducts(
		read,
		alerts.map(({ id }) => id),
	);
	const told = alerts.flatMap((alert): readonly AlertToSend[] => {
		const found = goods.get(alert.id);
		return found && shouldNotify(alert, found)
			? [{ ...found, alert, kind: alert.kind, beforeVnd: alert.basePriceVnd }]
			: [];
	});
	await markNotified(scope, alerts, told, at);
	if (told.length > 0) await send(scope, customerId, told, at);
}

/**
 * A stock alert ends when it was sent; a price alert continues from the price sent. Alerts that are not worth a mail
 * stay active.
 */
async function markNotified(
	{ db }: Scope,
	alerts: readonly Alert[],
	told: readonly AlertToSend[],
	at: Date,
): Promise<void> {
	const byId = new Map(told.map((one) => [one.alert.id, one]));
	for (const { id, kind, customerId } of alerts) {
		const news = byId.get(id);
		if (!news) await changeAlert(db, id, { dueAt: null });
		else if (kind === 'back_in_stock') await deleteAlerts(db, customerId, [id]);
		else await changeAlert(db, id, { dueAt: null, toldAt: at, basePriceVnd: news.priceVnd });
	}
}

async function send(scope: Scope, customerId: string, told: readonly AlertToSend[], at: Date): Promise<void> {
	await notifyCustomers(
		scope,
		told.map((one) => ({
			customerId,
			class: 'deal',
			params: paramsOf(one),
			kind: one.kind === 'back_in_stock' ? 'wishlist.back_in_stock' : 'wishlist.price_dropped',
			dedupeKey: `alert:${one.alert.id}:${at.toISOString()}`,
		})),
	);
	const person = await findAddressee(scope.read, customerId);
	if (!person?.isVerified) return;
	const named = told.slice(0, wishlistConfig.mailedMax).map((one) => ({ id: one.alert.id, told: one }));
	const more = told.length - named.length;
	const facts: AlertMailFacts = {
		customerId,
		named: named.map(({ told: { alert, beforeVnd } }) => factsOf(alert, beforeVnd)),
		more,
	};
	await scope.enqueue(scope.db, sendMailJob, {
		key: `alerts-${newId()}`,
		to: person.email,
		ground: { kind: ALERT_MAIL, facts },
		...alertLetter(customerId, person.name, named, more),
	});
}

const factsOf = (
	{ id, kind, productId, variantId }: Alert,
	beforeVnd: number | null,
): AlertMailFacts['named'][number] => ({
	id,
	kind,
	productId,
	variantId,
	beforeVnd,
});

const paramsOf = ({ productName, productSlug, variantLabel, priceVnd, beforeVnd }: AlertToSend): AlertNoticeParams => ({
	productName,
	productSlug,
	variantLabel,
	priceVnd,
	beforeVnd,
});
