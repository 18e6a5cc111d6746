import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionBlocks } from '#src/domains/catalog/rules/product-page/description-blocks.ts';
import { descriptionOfHtml, isHtml } from './description-html.ts';

test.each([
	['Gạo nếp nương.\nHạt tròn.', 'Gạo nếp nương.\nHạt tròn.'],
	['Gạo < 5 kg, túi & hộp', 'Gạo < 5 kg, túi & hộp'],
	[
		'<p>Gạo <strong>nếp</strong> thơm&nbsp;dẻo.</p>\n<ul><li>Túi 2&nbsp;kg</li></ul>',
		'Gạo **nếp** thơm dẻo.\n\n- Túi 2 kg',
	],
	['<h2>Thông tin</h2><ul><li>Túi</li><li><p>Hộp</p></li></ul><p>Hết.</p>', '# Thông tin\n\n- Túi\n- Hộp\n\nHết.'],
	['<h3><b>Cách nấu</b></h3>Vo gạo<br>Nấu', '# Cách nấu\n\nVo gạo\n\nNấu'],
	['<table><tr><td>Chất liệu</td><td> Bông </td></tr><tr><td>x</td></tr></table>', 'Chất liệu: Bông\n\nx'],
	['<b> Mới </b>về, <i>rất <b>ngon</b></i>', '**Mới** về, _rất **ngon**_'],
	['<p><strong>Một<br>Hai</strong></p>', '**Một**\n\n**Hai**'],
	['<script>alert(1)</script><style>p{}</style>Gạo<img src="x" onerror="alert(2)">', 'Gạo'],
	['<a href="https://x.vn">Xem thêm</a> &amp; mua &lt;ngay&gt;', 'Xem thêm & mua <ngay>'],
	['Dòng <b>một</b>\nDòng hai', 'Dòng **một**\n\nDòng hai'],
	[`<h2>${'a'.repeat(130)}</h2>`, 'a'.repeat(130)],
	['<strong>2*3</strong>', '2*3'],
])('descriptionOfHtml converts %j', (html, text) => {
	expect(descriptionOfHtml(html)).toBe(text);
});

test('descriptionOfHtml leaves no tag of the page in the blocks of a description', () => {
	const part = fc.constantFrom(
		'<p>',
		'</p>',
		'<li>',
		'</li>',
		'<b>',
		'</b>',
		'<h2>',
		'</h2>',
		'<td>',
		'gạo ',
		' 2*3_',
		'<br>',
		'</ul>',
	);
	fc.assert(
		fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
			const text = descriptionOfHtml(`<p>${parts.join('')}`);
			expect(isHtml(text)).toBe(false);
			expect(JSON.stringify(descriptionBlocks(text))).not.toMatch(/<|undefined/);
		}),
	);
});

test('descriptionOfHtml reads 8,000 open tags within 500 ms', () => {
	const startedAt = performance.now();
	descriptionOfHtml('<b><li>a'.repeat(4000));
	expect(performance.now() - startedAt).toBeLessThan(500);
});
