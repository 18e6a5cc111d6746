import { type ApiResult, callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { ProvinceList, Ward, WardPage } from '#src/domains/addresses/contract.ts';
import { deliveryMessages as messages } from '#src/messages/vi/product.ts';

const WARDS_AT_ONCE = 100;
const WARD_PAGES_MAX = 4;

export function openDeliveryForm(block: HTMLElement, button: HTMLElement, choose: (wardCode: string) => void): void {
	const known = block.querySelector<HTMLElement>('.delivery-form');
	const form = known ?? makeForm(button, choose);
	form.hidden = known !== null && !known.hidden;
	button.ariaExpanded = String(!form.hidden);
	if (!form.hidden) form.querySelector('select')?.focus();
}

function makeForm(button: HTMLElement, choose: (wardCode: string) => void): HTMLElement {
	const form = document.createElement('div');
	form.className = 'delivery-form';
	const provinces = listOf(messages.province, messages.loading);
	const wards = listOf(messages.ward, messages.provinceFirst);
	provinces.select.addEventListener('change', () => void fillWards(provinces.select, wards.select));
	wards.select.addEventListener('change', () => {
		if (wards.select.value === '') return;
		choose(wards.select.value);
		form.hidden = true;
		button.ariaExpanded = 'false';
		button.focus();
	});
	form.append(provinces.label, wards.label);
	button.after(form);
	void callApi<ProvinceList>('GET', '/api/provinces').then((answer) => {
		if (answer.ok) return fill(provinces.select, messages.chooseProvince, answer.value.items);
		form.remove();
		button.ariaExpanded = 'false';
		return void toast('error', answer.problem.detail);
	});
	return form;
}

function listOf(name: string, waiting: string): { label: HTMLElement; select: HTMLSelectElement } {
	const label = document.createElement('label');
	label.className = 'field';
	const text = document.createElement('span');
	text.className = 'field-label';
	text.textContent = name;
	const select = document.createElement('select');
	select.className = 'field-input';
	select.disabled = true;
	select.append(new Option(waiting, ''));
	label.append(text, select);
	return { label, select };
}

function fill(select: HTMLSelectElement, first: string, units: readonly Ward[]): void {
	select.replaceChildren(new Option(first, ''), ...units.map(({ code, name }) => new Option(name, code)));
	select.disabled = units.length === 0;
}

async function fillWards(provinces: HTMLSelectElement, select: HTMLSelectElement): Promise<void> {
	const provinceCode = provinces.value;
	fill(select, provinceCode ? messages.loading : messages.provinceFirst, []);
	if (provinceCode === '') return;
	const wards = await wardsOf(provinceCode);
	if (provinces.value !== provinceCode) return;
	if (wards.ok) return fill(select, messages.chooseWard, wards.value);
	provinces.value = '';
	fill(select, messages.provinceFirst, []);
	void toast('error', wards.problem.detail);
}

async function wardsOf(provinceCode: string): Promise<ApiResult<readonly Ward[]>> {
	const wards: Ward[] = [];
	let cursor: string | null = '';
	for (let page = 0; page < WARD_PAGES_MAX && cursor !== null; page += 1) {
		const query: URLSearchParams = new URLSearchParams({ limit: String(WARDS_AT_ONCE), ...(cursor ? { cursor } : {}) });
		const answer: ApiResult<WardPage> = await callApi<WardPage>('GET', `/api/provinces/${provinceCode}/wards?${query}`);
		if (!answer.ok) return answer;
		wards.push(...answer.value.items);
		cursor = answer.value.nextCursor ?? null;
	}
	return { ok: true, value: wards };
}
