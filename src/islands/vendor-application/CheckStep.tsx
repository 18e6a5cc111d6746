import { useEffect, useState } from 'react';
import { needsTaxCode } from '#src/domains/shop-applications/rules/application-check.ts';
import type { ApplicationForm } from '#src/domains/vendors/contract/application.ts';
import { allProvinces } from '#src/islands/addresses/store.ts';
import {
	type ApplyStep,
	legalKindMessages,
	applyMessages as messages,
	requestedFieldMessages,
} from '#src/messages/vi/vendor/vendor-application.ts';
import { formatPhone, toE164 } from '#src/shared/phone.ts';
import { Button } from '../ui/Button.tsx';

type Props = {
	readonly form: ApplicationForm;
	readonly papers: number;
	readonly hasIdentity: boolean;
	readonly onGo: (step: ApplyStep) => void;
};

/** As buyers will see it; a number that cannot be read stays as typed. */
function shownPhone(typed: string | undefined): string | undefined {
	const phone = toE164(typed ?? '');
	return phone ? formatPhone(phone) : typed;
}

export function CheckStep({ form, papers, hasIdentity, onGo }: Props) {
	const [province, setProvince] = useState('');
	const { provinceCode } = form;
	useEffect(() => {
		void allProvinces().then((all) => setProvince(all.find(({ value }) => value === provinceCode)?.label ?? ''));
	}, [provinceCode]);
	const names = requestedFieldMessages;
	const parts: readonly (readonly [ApplyStep, readonly (readonly [string, string | undefined])[]])[] = [
		[
			'who',
			[
				[names.legalKind, form.legalKind && legalKindMessages[form.legalKind]],
				[names.legalName, form.legalName],
				...(!needsTaxCode(form.legalKind) && !form.taxCode ? [] : [[names.taxCode, form.taxCode] as const]),
				[names.legalAddress, form.legalAddress],
				[names.phone, shownPhone(form.phone)],
				[names.email, form.email],
				[names.identity, hasIdentity ? messages.identityGiven : ''],
			],
		],
		[
			'shop',
			[
				[names.name, form.name],
				[names.provinceCode, province],
				[names.capabilities, form.capabilities?.map((value) => messages.capabilityNames[value]).join(', ')],
			],
		],
		['papers', [[names.papers, papers > 0 ? messages.papersCount(papers) : '']]],
	];
	return (
		<>
			<p>{messages.checkText}</p>
			{parts.map(([step, rows]) => (
				<section className="apply-check" key={step} aria-label={messages.steps[step]}>
					<div className="apply-check-head">
						<h3>{messages.steps[step]}</h3>
						<Button kind="quiet" onClick={() => onGo(step)}>
							{messages.edit}
							<span className="sr-only"> {messages.steps[step]}</span>
						</Button>
					</div>
					<dl className="fact-list">
						{rows.map(([name, value]) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd data-missing={!value?.trim()}>{value?.trim() || messages.missing}</dd>
							</div>
						))}
					</dl>
				</section>
			))}
		</>
	);
}
