// violates: lint/suspicious/noConsole
console.info('hello');
