export async function askBank() {
	return fetch('https://bank.example');
}
