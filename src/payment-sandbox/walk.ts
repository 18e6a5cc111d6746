import { returnAddress } from './notify.ts';
import {
	bankName,
	isIpnMode,
	isResponseCode,
	TEST_CARD_DATE,
	TEST_CARD_NAME,
	TEST_CARDS,
	TEST_OTP,
	TRIES_MAX,
} from './outcomes.ts';
import { pathOf } from './pages/frame.ts';
import { banksPage, cardPage, endedPage, missingPage, otpPage, testCardInput } from './pages/steps.ts';
import { page, type Reply, redirect, type Sandbox } from './reply.ts';
import type { Transaction } from './store.ts';

const STEP = /^\/thanh-toan\/([\w-]{24})(\/[a-z-]+)?(?:\/([A-Z]{2,20}))?$/;

/** In the URL after a rejected form (post/redirect/get), so that a reload sends nothing. */
const WRONG = 'sai';

export async function answerStep(
	sandbox: Sandbox,
	pathname: string,
	query: URLSearchParams,
	form: URLSearchParams | null,
): Promise<Reply> {
	const [, token = '', step = '', bank = ''] = STEP.exec(pathname) ?? [];
	const transaction = sandbox.store.byToken(token);
	if (!transaction) return page(missingPage(), 404);
	if (transaction.result) {
		const back = returnAddress(transaction, sandbox.settings);
		return form ? redirect(back) : page(endedPage(back));
	}
	if (transaction.expiresAt <= Date.now()) return end(sandbox, transaction, '11', bank);
	if (step === '' && !form) return page(banksPage(transaction));
	if (step === '/ngan-hang' && bankName(bank)) {
		if (form) return takeCard(sandbox, transaction, bank, form);
		return page(showCard(transaction, bank, query));
	}
	if (step === '/otp' && transaction.awaitsOtpOf) {
		return form ? takeOtp(sandbox, transaction, form) : page(otpPage(transaction, otpProblem(transaction, query)));
	}
	if (step === '/huy' && form) return end(sandbox, transaction, '24', 'VNPAY');
	if (step === '/ket-thuc' && form) return endAsChosen(sandbox, transaction, form);
	return page(missingPage(), 404);
}

function showCard(transaction: Transaction, bank: string, query: URLSearchParams): string {
	const { wrongCard } = transaction;
	if (query.has(WRONG) && wrongCard)
		return cardPage(
			transaction,
			bank,
			wrongCard,
			'Thông tin thẻ chưa đúng. Bạn kiểm tra lại, hoặc dùng một thẻ thử bên dưới.',
		);
	return cardPage(transaction, bank, testCardInput(Number(query.get('the') ?? '-1')), null);
}

const otpProblem = ({ wrongOtps }: Transaction, query: URLSearchParams): string | null =>
	query.has(WRONG) && wrongOtps > 0 ? `Mã OTP chưa đúng. Bạn còn ${TRIES_MAX - wrongOtps} lần thử.` : null;

async function takeCard(
	sandbox: Sandbox,
	transaction: Transaction,
	bank: string,
	form: URLSearchParams,
): Promise<Reply> {
	const input = {
		number: (form.get('number') ?? '').replace(/\s/g, ''),
		name: (form.get('name') ?? '').trim(),
		date: (form.get('date') ?? '').trim(),
	};
	const card = TEST_CARDS.find(({ number }) => number === input.number);
	const isRight = card && input.name.toUpperCase() === TEST_CARD_NAME && input.date === TEST_CARD_DATE;
	if (!isRight) {
		const wrongCards = transaction.wrongCards + 1;
		if (wrongCards > TRIES_MAX) return end(sandbox, transaction, '10', bank);
		sandbox.store.save({ ...transaction, wrongCards, wrongCard: input });
		return redirect(`${pathOf(transaction, `/ngan-hang/${bank}`)}?${WRONG}`);
	}
	if (card.outcome !== '00') return end(sandbox, transaction, card.outcome, bank);
	const saved = sandbox.store.save({
		...transaction,
		awaitsOtpOf: bank,
		rejectsRefunds: card.rejectsRefunds ?? false,
	});
	return redirect(pathOf(saved, '/otp'));
}

async function takeOtp(sandbox: Sandbox, transaction: Transaction, form: URLSearchParams): Promise<Reply> {
	const bank = transaction.awaitsOtpOf ?? '';
	if ((form.get('otp') ?? '').trim() === TEST_OTP) return end(sandbox, transaction, '00', bank);
	const wrongOtps = transaction.wrongOtps + 1;
	if (wrongOtps >= TRIES_MAX) return end(sandbox, transaction, '13', bank);
	sandbox.store.save({ ...transaction, wrongOtps });
	return redirect(`${pathOf(transaction, '/otp')}?${WRONG}`);
}

async function endAsChosen(sandbox: Sandbox, transaction: Transaction, form: URLSearchParams): Promise<Reply> {
	const responseCode = form.get('responseCode') ?? '';
	const mode = form.get('mode') ?? '';
	const bankCode = form.get('bankCode') ?? '';
	if (!isResponseCode(responseCode) || !isIpnMode(mode) || !bankName(bankCode)) return page(missingPage(), 400);
	const ended = await sandbox.notifier.finish(transaction, { responseCode, bankCode, mode });
	return redirect(returnAddress(ended, sandbox.settings));
}

async function end(
	sandbox: Sandbox,
	transaction: Transaction,
	responseCode: Parameters<Sandbox['notifier']['finish']>[1]['responseCode'],
	bankCode: string,
): Promise<Reply> {
	const ended = await sandbox.notifier.finish(transaction, { responseCode, bankCode: bankCode || 'VNPAY' });
	return redirect(returnAddress(ended, sandbox.settings));
}
