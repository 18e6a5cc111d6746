import { closeShop } from '#src/domains/operations/index.ts';
import {
	allowFurtherShop,
	checkIdentity,
	decideShop,
	findApplicant,
	findShopForOperator,
	listShopsInState,
	viewPapers,
} from '#src/domains/shop-applications/index.ts';
import { excuseOrder } from '#src/domains/shop-metrics/index.ts';
import { decideAppeal, liftBlock, listAppeals, sanctionShop, suspendShop } from '#src/domains/shop-sanctions/index.ts';
import { REQUESTED_FIELDS } from '#src/domains/vendors/contract/application.ts';
import { sanctionConfig } from '#src/domains/vendors/contract/sanction.ts';
import { type DecideShopInput, SHOP_STATES, type ShopState } from '#src/domains/vendors/contract/shop.ts';
import { getShopHealth, listShopsToSuspend } from '#src/domains/vendors/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { formatDateTime } from '#src/shared/time.ts';
import {
	answerOutcome,
	type Command,
	type CommandAnswer,
	done,
	failed,
	failureOutcome,
	type OperatorSession,
	operatorContext,
	savePictureFiles,
} from './outcome.ts';

export const VENDORS_USAGE = `       npm run operator -- vendors list [STATE]
       npm run operator -- vendors show SHOP
       npm run operator -- vendors papers SHOP FOLDER   the originals; each look is written down
       npm run operator -- vendors check-id SHOP NUMBER
       npm run operator -- vendors approve SHOP SENT   when what you read was sent, as list and show print it
       npm run operator -- vendors reject SHOP REASON
       npm run operator -- vendors ask SHOP FIELD=QUESTION [FIELD=QUESTION ...]
       npm run operator -- vendors allow-second EMAIL REASON
       npm run operator -- vendors health   whose service has been bad through every step
       npm run operator -- vendors excuse SHOP ORDER REASON   the order leaves the shop's record, judged anew at once
       npm run operator -- vendors warn SHOP REASON
       npm run operator -- vendors block SHOP REASON   no new listings for ${sanctionConfig.listing_block.days} days
       npm run operator -- vendors unblock SHOP REASON
       npm run operator -- vendors suspend SHOP REASON
       npm run operator -- vendors reinstate SHOP REASON
       npm run operator -- vendors close SHOP REASON   for good: suspended, nothing of it open, no money left
       npm run operator -- vendors appeals   what suspended shops say against it
       npm run operator -- vendors appeal SHOP grant|refuse ANSWER   never by who suspended it
       SHOP: id, address or its owner's e-mail; FIELD: ${REQUESTED_FIELDS.join(', ')}
`;

const LISTED = 200;

const health: Command = async ({ read }) => {
	const shops = await listShopsToSuspend(read);
	const waiting = shops.map(async ({ shopId, slug, since }) => {
		const { causes } = await getShopHealth(read, shopId);
		const why = causes.map(({ kind, percent, limitPercent }) => `${kind} ${percent} % over ${limitPercent} %`);
		return `${slug ?? shopId}\tsince ${formatDateTime(since)}\t${why.join(', ')}`;
	});
	return done(`${shops.length} wait`, ...(await Promise.all(waiting)));
};

const appeals: Command = async ({ read }) => {
	const waiting = await listAppeals(read);
	const shown = waiting.flatMap(({ slug, name, reason, suspendedBy, appeal, appealedAt }) => [
		`${slug}\t${name}\t${formatDateTime(appealedAt)}`,
		`\tsuspended by ${suspendedBy ?? 'somebody'}: ${reason}`,
		`\t${appeal}`,
	]);
	return done(`${waiting.length} wait`, ...shown);
};

const list =
	(state: ShopState): Command =>
	async ({ read }) => {
		const rows = await listShopsInState(read, state, LISTED);
		const shown = rows.map(
			(row) => `${row.submittedAt ?? '-'}\t${row.infoRounds}\t${row.slug}\t${row.name}\t${row.email}`,
		);
		return done(`${rows.length} in state ${state}`, ...shown);
	};

const show =
	(wanted: string): Command =>
	async ({ read }) => {
		const shop = await findShopForOperator(read, wanted);
		return shop ? done(...JSON.stringify(shop, null, '\t').split('\n')) : failed(`no shop is known as ${wanted}`);
	};

const papers =
	(wanted: string, folder: string): Command =>
	async (desk) => {
		const shop = await findShopForOperator(desk.read, wanted);
		if (!shop) return failed(`no shop is known as ${wanted}`);
		const viewed = await viewPapers(operatorContext(desk), { shopId: shop.id });
		if (!viewed.ok) return failureOutcome(viewed.error);
		return savePictureFiles(folder, new Map(viewed.value.map(({ id, kind, bytes }) => [`${kind}-${id}.jpeg`, bytes])));
	};

type Action = (context: Context<OperatorActor>, shopId: string) => Promise<CommandAnswer>;

const about =
	(wanted: string, what: string, act: Action): Command =>
	async (desk: OperatorSession) => {
		const shop = await findShopForOperator(desk.read, wanted);
		if (!shop) return failed(`no shop is known as ${wanted}`);
		return answerOutcome(`${shop.slug}: ${what}`, await act(operatorContext(desk), shop.id));
	};

function request(wanted: string, said: readonly string[]): Command | null {
	const questions = said.map((each) => {
		const [field = '', ...text] = each.split('=');
		return { field, text: text.join('=').trim() };
	});
	const isKnown = ({ field, text }: (typeof questions)[number]) =>
		REQUESTED_FIELDS.some((f) => f === field) && text !== '';
	if (questions.length === 0 || !questions.every(isKnown)) return null;
	const reason = questions.map(({ text }) => text).join('\n');
	const input: Omit<DecideShopInput, 'shopId'> = { decision: 'ask_for_info', reason, questions };
	return about(wanted, 'asked', (context, shopId) => decideShop(context, { shopId, ...input }));
}

function appeal(wanted: string, [how, ...said]: readonly string[]): Command | null {
	const answer = said.join(' ').trim();
	if ((how !== 'grant' && how !== 'refuse') || answer === '') return null;
	const isGranted = how === 'grant';
	return about(wanted, `appeal ${isGranted ? 'granted' : 'refused'}`, (context, shopId) =>
		decideAppeal(context, { shopId, isGranted, answer }),
	);
}

function excuse(wanted: string, [number = '', ...said]: readonly string[]): Command | null {
	const reason = said.join(' ').trim();
	if (reason === '') return null;
	return about(wanted, `order ${number} no longer counts`, (context, shopId) =>
		excuseOrder(context, { shopId, number, reason }),
	);
}

const allowSecond =
	(email: string, reason: string): Command =>
	async (desk) => {
		const applicantId = await findApplicant(desk.read, email);
		if (!applicantId) return failed(`${email} has begun no application`);
		return answerOutcome(
			`${email} may open a further shop`,
			await allowFurtherShop(operatorContext(desk), { applicantId, reason }),
		);
	};

export function vendorsCommand([act = 'list', wanted = '', ...rest]: readonly string[]): Command | null {
	const state = SHOP_STATES.find((known) => known === (wanted || 'submitted'));
	if (act === 'list') return state ? list(state) : null;
	if (act === 'health') return health;
	if (act === 'appeals') return appeals;
	if (!wanted) return null;
	const said = rest.join(' ').trim();
	if (act === 'show') return show(wanted);
	if (act === 'ask') return request(wanted, rest);
	if (said === '') return null;
	if (act === 'appeal') return appeal(wanted, rest);
	if (act === 'excuse') return excuse(wanted, rest);
	if (act === 'approve')
		return about(wanted, 'approved', (context, shopId) =>
			decideShop(context, { shopId, decision: 'approve', submittedAt: said }),
		);
	if (act === 'papers') return papers(wanted, said);
	if (act === 'check-id')
		return about(wanted, 'identity checked', (context, shopId) => checkIdentity(context, { shopId, number: said }));
	if (act === 'reject')
		return about(wanted, 'rejected', (context, shopId) =>
			decideShop(context, { shopId, decision: 'reject', reason: said }),
		);
	if (act === 'suspend')
		return about(wanted, 'suspended', (context, shopId) =>
			suspendShop(context, { shopId, isSuspended: true, reason: said }),
		);
	if (act === 'reinstate')
		return about(wanted, 'reinstated', (context, shopId) =>
			suspendShop(context, { shopId, isSuspended: false, reason: said }),
		);
	if (act === 'warn' || act === 'block') {
		const kind = act === 'warn' ? 'warning' : 'listing_block';
		return about(wanted, act === 'warn' ? 'warned' : 'blocked', (context, shopId) =>
			sanctionShop(context, { shopId, kind, reason: said }),
		);
	}
	if (act === 'unblock')
		return about(wanted, 'unblocked', (context, shopId) => liftBlock(context, { shopId, reason: said }));
	if (act === 'close')
		return about(wanted, 'closed for good', (context, shopId) => closeShop(context, { shopId, reason: said }));
	return act === 'allow-second' ? allowSecond(wanted, said) : null;
}
