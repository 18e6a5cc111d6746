import { BANKS, bankName, TEST_CARD_DATE, TEST_CARD_NAME, TEST_CARDS, TEST_OTP } from '../outcomes.ts';
import { REQUEST_FAULTS, type RequestFault } from '../payment-request.ts';
import type { CardInput, Transaction } from '../store.ts';
import { frame, pathOf, paymentFrame } from './frame.ts';
import { type Html, html } from './html.ts';

const TINTS = 6;

export function banksPage(transaction: Transaction): string {
	const banks = BANKS.map(
		([code, name, letters], index) => html`<li><a class="bank" href="${pathOf(transaction, `/ngan-hang/${code}`)}">
<span class="bank-mark tint-${index % TINTS}" aria-hidden="true">${letters}</span><span>${name}</span></a></li>`,
	);
	return paymentFrame(
		1,
		'Chọn ngân hàng',
		transaction,
		html`<p>Thanh toán bằng thẻ nội địa hoặc tài khoản ngân hàng.</p><ul class="banks">${banks}</ul>`,
	);
}

const EMPTY_CARD: CardInput = { number: '', name: '', date: '' };
export const testCardInput = (index: number): CardInput => {
	const card = TEST_CARDS[index];
	return card ? { number: card.number, name: TEST_CARD_NAME, date: TEST_CARD_DATE } : EMPTY_CARD;
};

export function cardPage(transaction: Transaction, bank: string, card: CardInput, problem: string | null): string {
	const action = pathOf(transaction, `/ngan-hang/${bank}`);
	return paymentFrame(
		2,
		`Thẻ ${bankName(bank) ?? bank}`,
		transaction,
		html`${alert(problem)}
<form method="post" action="${action}" class="fields">
<div class="field"><label for="number">Số thẻ</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" maxlength="23" required value="${card.number}"></div>
<div class="field"><label for="name">Tên chủ thẻ</label>
<input id="name" name="name" autocomplete="off" autocapitalize="characters" maxlength="60" required value="${card.name}"></div>
<div class="field"><label for="date">Ngày phát hành (tháng/năm)</label>
<input id="date" name="date" autocomplete="off" maxlength="5" placeholder="07/15" required value="${card.date}"></div>
<button class="button main" type="submit">Tiếp tục</button>
</form>
<section class="test-cards" aria-labelledby="cards-title"><h2 id="cards-title">Thẻ thử</h2>
<ul>${TEST_CARDS.map(
			(known, index) => html`<li><span class="code">${known.number}</span> <span>${known.note}</span>
<a href="${action}?the=${index}">Điền thẻ này<span class="hidden"> (${known.note})</span></a></li>`,
		)}</ul></section>
<p><a href="${pathOf(transaction)}">Chọn ngân hàng khác</a></p>`,
	);
}

export function otpPage(transaction: Transaction, problem: string | null): string {
	return paymentFrame(
		3,
		'Xác nhận bằng mã OTP',
		transaction,
		html`${alert(problem)}
<p>Ngân hàng ${bankName(transaction.awaitsOtpOf ?? '') ?? ''} đã gửi mã đến điện thoại của bạn. Mã thử là <strong>${TEST_OTP}</strong>.</p>
<form method="post" action="${pathOf(transaction, '/otp')}" class="fields">
<div class="field"><label for="otp">Mã OTP</label>
<input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="8" required></div>
<button class="button main" type="submit">Thanh toán</button>
</form>`,
	);
}

export function faultPage(fault: RequestFault): string {
	return frame(
		'Không thanh toán được',
		html`<main id="main" class="card alone"><h1>Không thanh toán được</h1>
<p>${REQUEST_FAULTS[fault]}</p><p>Mã lỗi: <span class="code">${fault}</span></p>
<p>Bạn hãy quay lại cửa hàng và thanh toán lại.</p></main>`,
	);
}

export function endedPage(back: string): string {
	return frame(
		'Giao dịch đã kết thúc',
		html`<main id="main" class="card alone"><h1>Giao dịch đã kết thúc</h1>
<p>Lần thanh toán này đã có kết quả.</p><p><a class="button main" href="${back}">Quay lại cửa hàng</a></p></main>`,
	);
}

export function missingPage(): string {
	return frame(
		'Không tìm thấy',
		html`<main id="main" class="card alone"><h1>Không tìm thấy trang</h1>
<p>Trang thanh toán chỉ mở được từ cửa hàng.</p></main>`,
	);
}

const alert = (problem: string | null): Html => html`${problem && html`<p class="alert" role="alert">${problem}</p>`}`;
