export function packages(): void;
export function findBrowser(): string | null;
export function browser(): Promise<string | null>;
export function requireBrowser(): Promise<string>;
export function run(script: string, args?: readonly string[]): void;
