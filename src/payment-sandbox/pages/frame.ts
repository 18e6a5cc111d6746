import { formatVnd } from '#src/shared/money.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { BANKS, IPN_MODES, RESPONSE_TEXTS } from '../outcomes.ts';
import type { Transaction } from '../store.ts';
import { type Html, html } from './html.ts';

export const pathOf = (transaction: Transaction, step = ''): string => `/thanh-toan/${transaction.token}${step}`;

export function frame(title: string, body: Html): string {
	return html`<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Cổng thanh toán thử nghiệm</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<a class="skip" href="#main">Tới nội dung chính</a>
<header class="top">
<p class="brand"><span class="brand-mark" aria-hidden="true">VN</span> VNPAY <span class="brand-sub">thử nghiệm</span></p>
<p class="notice">Môi trường thử: không có tiền thật nào được chuyển.</p>
</header>
${body}
<footer class="bottom"><p>Cổng thanh toán thử nghiệm nói đúng giao thức VNPAY 2.1.0. Hãy chỉ dùng thẻ thử.</p></footer>
</body>
</html>`.markup;
}

export function paymentFrame(stepNumber: 1 | 2 | 3, title: string, transaction: Transaction, step: Html): string {
	return frame(
		title,
		html`<div class="columns">
${summary(transaction)}
<main id="main" class="card step"><p class="progress">Bước ${stepNumber} trên 3</p><h1>${title}</h1>
${step}
<form method="post" action="${pathOf(transaction, '/huy')}" class="cancel">
<button class="button plain" type="submit">Hủy thanh toán</button>
</form>
${testPanel(transaction)}
</main>
</div>`,
	);
}

function summary(transaction: Transaction): Html {
	return html`<aside class="card summary" aria-labelledby="summary-title">
<h2 id="summary-title">Thông tin đơn hàng</h2>
<dl>
<dt>Số tiền</dt><dd class="amount">${formatVnd(transaction.amountVnd)}</dd>
<dt>Nội dung</dt><dd>${transaction.orderInfo}</dd>
<dt>Mã giao dịch</dt><dd class="code">${transaction.txnRef}</dd>
<dt>Trả trước</dt><dd><time datetime="${new Date(transaction.expiresAt).toISOString()}">${formatDateTime(new Date(transaction.expiresAt))}</time></dd>
</dl>
</aside>`;
}

function testPanel(transaction: Transaction): Html {
	const endings = Object.entries(RESPONSE_TEXTS)
		.toSorted()
		.map(([code, text]) => html`<option value="${code}">${code} · ${text}</option>`);
	const modes = Object.entries(IPN_MODES).map(
		([mode, text]) =>
			html`<option value="${mode}"${mode === transaction.mode ? html` selected` : null}>${text}</option>`,
	);
	const banks = BANKS.map(([code, name]) => html`<option value="${code}">${name}</option>`);
	return html`<details class="test-panel">
<summary>Dành cho người kiểm thử</summary>
<form method="post" action="${pathOf(transaction, '/ket-thuc')}">
<div class="field"><label for="ending">Kết quả</label><select id="ending" name="responseCode">${endings}</select></div>
<div class="field"><label for="mode">Cách báo cho cửa hàng</label><select id="mode" name="mode">${modes}</select></div>
<div class="field"><label for="bank">Ngân hàng</label><select id="bank" name="bankCode">${banks}</select></div>
<button class="button" type="submit">Kết thúc như đã chọn</button>
</form>
</details>`;
}
