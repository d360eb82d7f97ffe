import type { FastifyInstance } from 'fastify';
import { BATCHED_CALLS } from '../../src/contract/feed/command-batch';
import { SEARCH_FEATURES } from '../../src/contract/search/search-options';
import { isObject } from '../../src/domain/checks';

/**
 * All that the API takes, a line for each call, each part of one and each option of a part:
 * 'PUT /api/properties/{id} body.type = Flat'. A part that a call needs has a line of its own, which ends
 * with ' !', and so have each limit, 'PUT /api/properties/{id} body.title up to 200', each way that a text
 * is written, '… body.requestTime matches …', and what may travel with other calls.
 */
export function takenByApi(app: FastifyInstance): string[] {
  const lines = new Set<string>();
  const { paths } = app.swagger();
  for (const [path, methods] of Object.entries(paths ?? {}))
    for (const [method, operation] of Object.entries(methods ?? {})) {
      const call = `${method.toUpperCase()} ${path}`;
      lines.add(call);
      for (const line of partsOf(call, operation)) lines.add(line);
    }
  for (const call of BATCHED_CALLS)
    lines.add(`${call.replace(' ', ' /api').replace(/:(\w+)/g, '{$1}')} travels with others`);
  // A list in one text, which the description of the API does not look into.
  for (const feature of SEARCH_FEATURES)
    lines.add(`GET /api/properties query.features[] = ${feature}`);
  return [...lines].toSorted();
}

/** All that answers of reading calls have without fail, a line for each part: 'GET /api/plan answer.plan'. */
export function answeredByApi(app: FastifyInstance): string[] {
  const lines = new Set<string>();
  for (const [path, methods] of Object.entries(app.swagger().paths ?? {})) {
    const responses: unknown = methods?.get?.responses;
    const answer = isObject(responses) ? responses['200'] : undefined;
    const content = isObject(answer) ? answer.content : undefined;
    const json = isObject(content) ? content['application/json'] : undefined;
    if (!isObject(json)) continue;
    for (const line of neededOf(`GET ${path} answer`, json.schema)) lines.add(line);
  }
  return [...lines].toSorted();
}

function* partsOf(call: string, operation: unknown): Generator<string> {
  if (!isObject(operation)) return;
  for (const parameter of listOf(operation.parameters)) {
    if (!isObject(parameter)) continue;
    const name = `${call} ${String(parameter.in)}.${String(parameter.name)}`;
    if (parameter.required === true) yield `${name} !`;
    yield* linesOf(name, parameter.schema);
  }
  const content = isObject(operation.requestBody) ? operation.requestBody.content : undefined;
  const json = isObject(content) ? content['application/json'] : undefined;
  if (isObject(json)) yield* linesOf(`${call} body`, json.schema);
}

function* linesOf(name: string, schema: unknown): Generator<string> {
  if (!isObject(schema)) return;
  yield name;
  for (const option of listOf(schema.enum)) yield `${name} = ${String(option)}`;
  for (const most of ['maximum', 'maxLength', 'maxItems'])
    if (typeof schema[most] === 'number') yield `${name} up to ${schema[most]}`;
  for (const least of ['minimum', 'minLength', 'minItems'])
    if (typeof schema[least] === 'number') yield `${name} from ${schema[least]}`;
  for (const way of ['pattern', 'format'])
    if (typeof schema[way] === 'string') yield `${name} matches ${schema[way]}`;
  for (const [key, part] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    if (listOf(schema.required).includes(key)) yield `${name}.${key} !`;
    yield* linesOf(`${name}.${key}`, part);
  }
  yield* linesOf(`${name}[]`, schema.items);
  for (const kind of ['anyOf', 'oneOf', 'allOf'])
    for (const one of listOf(schema[kind])) yield* linesOf(name, one);
}

/** The parts that are there without fail; what a part has that may be absent is left out with it. */
function* neededOf(name: string, schema: unknown): Generator<string> {
  if (!isObject(schema)) return;
  const parts = isObject(schema.properties) ? schema.properties : {};
  for (const key of listOf(schema.required)) {
    const part = `${name}.${String(key)}`;
    yield part;
    yield* neededOf(part, parts[String(key)]);
  }
  yield* neededOf(`${name}[]`, schema.items);
  for (const kind of ['anyOf', 'oneOf', 'allOf'])
    for (const one of listOf(schema[kind])) yield* neededOf(name, one);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
