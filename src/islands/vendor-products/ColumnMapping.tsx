import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import {
	IMPORT_COLUMNS,
	type ImportTarget,
	type ColumnMapping as Mapping,
} from '#src/domains/product-import/contract.ts';
import { $categories, mapImport, readCategories } from '#src/islands/vendor-products/imports-store.ts';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { Select } from '../ui/Select.tsx';
import { type ChosenTarget, choiceProblem } from './column-choice.ts';

const messages = productFileMessages.mapping;
const TARGETS: readonly (readonly [ImportTarget, string])[] = [
	['skip', messages.skip],
	...IMPORT_COLUMNS.map((column) => [column, productFileMessages.headings[column]] as const),
	['weightKg', messages.weightKg],
	['parent', messages.parent],
];

type Props = { readonly importId: string; readonly mapping: Mapping };

/** The shop says what each column of a file of another system means. */
export function ColumnMapping({ importId, mapping }: Props) {
	const { columns } = mapping;
	const categories = useStore($categories);
	const [targets, setTargets] = useState<readonly ChosenTarget[]>(() => columns.map(({ target }) => target ?? ''));
	const [categoryId, setCategory] = useState(mapping.categoryId ?? '');
	const [wasSent, setWasSent] = useState(false);
	const [isBusy, setBusy] = useState(false);
	useEffect(() => void readCategories(), []);
	const problem = choiceProblem(columns, targets);
	const unknown = columns.filter(({ target }) => target === null).length;
	const idOf = (at: number): string => `cot-${importId}-${at}`;
	const send = async () => {
		setWasSent(true);
		if (problem) return document.getElementById(idOf(Math.max(0, problem.at)))?.focus();
		setBusy(true);
		await mapImport(importId, { targets: [...(targets as readonly ImportTarget[])], categoryId: categoryId || null });
		setBusy(false);
	};
	return (
		<div className="import-mapping">
			<p>{messages.text}</p>
			{unknown > 0 && <p className="import-unknown">{messages.unknown(unknown)}</p>}
			<table>
				<thead>
					<tr>
						<th scope="col">{messages.column}</th>
						<th scope="col">{messages.sample}</th>
						<th scope="col">{messages.target}</th>
					</tr>
				</thead>
				<tbody>
					{columns.map(({ heading, sample, target }, at) => (
						<tr key={idOf(at)} data-unknown={target === null || undefined}>
							<th scope="row">
								<label htmlFor={idOf(at)}>{heading || messages.untitled}</label>
							</th>
							<td className="import-sample">{sample}</td>
							<td>
								<select
									className="field-input"
									id={idOf(at)}
									value={targets[at]}
									aria-invalid={(wasSent && problem?.at === at) || undefined}
									aria-describedby={wasSent && problem?.at === at ? `${idOf(0)}-loi` : undefined}
									onChange={({ currentTarget }) =>
										setTargets(targets.map((one, nth) => (nth === at ? (currentTarget.value as ChosenTarget) : one)))
									}
								>
									<option value="">{messages.choose}</option>
									{TARGETS.map(([value, label]) => (
										<option key={value} value={value}>
											{label}
										</option>
									))}
								</select>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<Select
				id={`danh-muc-${importId}`}
				label={messages.category}
				hint={messages.categoryHint}
				placeholder={messages.noCategory}
				isUnmarked
				options={categories}
				value={categoryId}
				onChange={setCategory}
			/>
			<FieldError id={`${idOf(0)}-loi`} words={wasSent ? (problem?.text ?? '') : ''} />
			<div className="import-acts">
				<Button isBusy={isBusy} onClick={() => void send()}>
					{messages.send}
				</Button>
			</div>
		</div>
	);
}
