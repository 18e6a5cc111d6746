import messageCircle from 'icon:message-circle-question-mark';
import { listComplaints } from '#src/islands/complaints/store.ts';
import { complaintScreenMessages as messages } from '#src/messages/vi/complaints.ts';
import { url } from '#src/routes.ts';
import { usePrivateResource } from '#src/stores/use-private-resource.ts';
import { PrivateResourceMissing } from '../ui/PrivateResource.tsx';
import { ComplaintCard } from './ComplaintCard.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';

export function ComplaintDesk() {
	const [shown, load] = usePrivateResource(listComplaints);
	if (typeof shown === 'string')
		return (
			<PrivateResourceMissing
				why={shown}
				words={messages}
				icon={messageCircle}
				skeleton="complaint-skeleton"
				signInAt={url.login(url.complaint())}
				onRetry={load}
			/>
		);
	return (
		<>
			<section className="card card-body" aria-labelledby="khieu-nai-moi">
				<h2 id="khieu-nai-moi">{messages.formTitle}</h2>
				<ComplaintForm onFiled={load} />
			</section>
			<section className="complaint-own" aria-labelledby="khieu-nai-cua-toi">
				<h2 id="khieu-nai-cua-toi">{messages.ownTitle}</h2>
				{shown.items.length === 0 && <p>{messages.none}</p>}
				{shown.items.map((complaint) => (
					<ComplaintCard key={complaint.id} of={complaint} onChanged={load} />
				))}
			</section>
		</>
	);
}
