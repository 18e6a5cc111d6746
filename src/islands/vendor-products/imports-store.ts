import { atom } from 'nanostores';
import { callApi, uploadFile } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { CategoryBranch } from '#src/domains/catalog/contract/product.ts';
import {
	importConfig,
	type MapColumnsInput,
	type ProductImport,
	type ProductImportList,
} from '#src/domains/product-import/contract.ts';
import { importMessages, productFileMessages as messages } from '#src/messages/vi/vendor/product-imports.ts';
import { withToast } from '#src/stores/with-toast.ts';

const IMPORTS = '/api/vendor/products/imports';
export const importFormAddress = '/api/vendor/products/import-form.csv';
export const exportAddress = (part: number): string => `/api/vendor/products/export.csv?part=${part}`;
export const problemsAddress = (id: string, part: number): string => `${IMPORTS}/${id}/problems.csv?part=${part}`;

/** Poll interval while a worker processes the import. */
const POLL_MS = 1000;
const WORKING: readonly ProductImport['state'][] = ['checking', 'applying'];
export const isWorking = ({ state, pictures }: ProductImport): boolean =>
	WORKING.includes(state) || (pictures?.waiting ?? 0) > 0;

/** Categories that products may have, with their parent's name. */
export const $categories = atom<readonly { readonly value: string; readonly label: string }[]>([]);

export async function readCategories(): Promise<void> {
	if ($categories.get().length > 0) return;
	const answer = await callApi<{ items: readonly CategoryBranch[] }>('GET', '/api/categories');
	if (!answer.ok) return;
	const found = answer.value.items.flatMap(({ name: parent, children }) =>
		children.map(({ id, name }) => ({ value: id, label: `${parent} > ${name}` })),
	);
	$categories.set(found);
}

export const $imports = atom<ProductImportList | 'failed' | null>(null);

export async function readImports(): Promise<void> {
	const answer = await callApi<ProductImportList>('GET', IMPORTS);
	$imports.set(answer.ok ? answer.value : 'failed');
	if (answer.ok) lookAgain(answer.value);
}

let looking: ReturnType<typeof setTimeout> | undefined;
function lookAgain({ items }: ProductImportList): void {
	clearTimeout(looking);
	const working = items.find(isWorking);
	if (working) looking = setTimeout(() => void follow(working.id), POLL_MS);
}

/** Polling continues after a lost connection, because the worker does. */
async function follow(id: string): Promise<void> {
	const answer = await callApi<ProductImport>('GET', `${IMPORTS}/${id}`);
	const stored = $imports.get();
	if (stored === null || stored === 'failed') return;
	if (!answer.ok) return lookAgain(stored);
	put(answer.value);
}

function put(one: ProductImport): void {
	const stored = $imports.get();
	const { items, parts } = stored === null || stored === 'failed' ? { items: [], parts: 0 } : stored;
	const isKnown = items.some(({ id }) => id === one.id);
	const list = { items: isKnown ? items.map((item) => (item.id === one.id ? one : item)) : [one, ...items], parts };
	$imports.set(list);
	lookAgain(list);
}

/** Returns an error that concerns the whole file, or null while its lines are checked. */
export async function sendImport(file: File): Promise<string | null> {
	if (file.size > importConfig.fileMaxBytes)
		return importMessages['catalog.import_too_long']({
			lines: importConfig.linesMax,
			bytes: importConfig.fileMaxBytes,
		});
	const answer = await uploadFile<ProductImport>(IMPORTS, file);
	if (!answer.ok) return answer.problem.detail;
	put(answer.value);
	return null;
}

export async function mapImport(importId: string, body: Omit<MapColumnsInput, 'importId'>): Promise<void> {
	const changed = await withToast(callApi<ProductImport>('POST', `${IMPORTS}/${importId}/columns`, { body }));
	if (!changed) return;
	put(changed);
	void toast('success', messages.mapped);
}

export const confirmImport = (id: string): Promise<void> => decide(id, 'apply', messages.confirmed);
export const cancelImport = (id: string): Promise<void> => decide(id, 'cancel', messages.stopped);

async function decide(id: string, act: 'apply' | 'cancel', done: string): Promise<void> {
	const changed = await withToast(callApi<ProductImport>('POST', `${IMPORTS}/${id}/${act}`));
	if (!changed) return readImports();
	put(changed);
	void toast('success', done);
}
