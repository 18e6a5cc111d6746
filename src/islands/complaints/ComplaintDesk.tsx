import messageCircle from 'icon:message-circle-question-mark';
import { useCallback, useEffect, useState } from 'react';
import type { ComplaintList } from '#src/domains/operations/contract-complaints.ts';
import { complaintScreenWords as words } from '#src/messages/vi/complaint-screen.ts';
import { url } from '#src/routes.ts';
import { checkLogin } from '#src/stores/auth.ts';
import { listComplaints } from '#src/stores/complaints.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ComplaintCard } from './ComplaintCard.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';

type Shown = 'loading' | 'visitor' | 'failed' | ComplaintList;

/** The form and one's own complaints; a visitor is told what it is for, and nothing private is asked. */
export function ComplaintDesk() {
	const [shown, setShown] = useState<Shown>('loading');
	const load = useCallback(async (): Promise<void> => {
		const { isLoggedIn } = await checkLogin();
		if (!isLoggedIn) return setShown('visitor');
		const answer = await listComplaints();
		setShown(answer.ok ? answer.value : 'failed');
	}, []);
	useEffect(() => void load(), [load]);
	if (shown === 'loading')
		return (
			<div aria-busy="true">
				<span className="sr-only" aria-live="polite">
					{words.loading}
				</span>
				<span className="skeleton complaint-skeleton" />
			</div>
		);
	if (shown === 'visitor')
		return (
			<EmptyState icon={messageCircle} title={words.visitorTitle} text={words.visitorText}>
				<a className="btn btn-primary" href={url.login(url.complaint())}>
					{words.signIn}
				</a>
			</EmptyState>
		);
	if (shown === 'failed')
		return (
			<EmptyState icon={messageCircle} title={words.title} text={words.failed}>
				<Button onClick={load}>{words.tryAgain}</Button>
			</EmptyState>
		);
	return (
		<>
			<section className="card card-body" aria-labelledby="khieu-nai-moi">
				<h2 id="khieu-nai-moi">{words.formTitle}</h2>
				<ComplaintForm onFiled={load} />
			</section>
			<section className="complaint-own" aria-labelledby="khieu-nai-cua-toi">
				<h2 id="khieu-nai-cua-toi">{words.ownTitle}</h2>
				{shown.items.length === 0 && <p>{words.none}</p>}
				{shown.items.map((complaint) => (
					<ComplaintCard key={complaint.id} of={complaint} onChanged={load} />
				))}
			</section>
		</>
	);
}
