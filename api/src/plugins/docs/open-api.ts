import {
  countries,
  endpointTable,
  getOwnAnswer,
  problem,
  type CountryCode,
  type Endpoint,
} from '@portal/shared/contract';
import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Json = Record<string, unknown>;

/** Transformations have no form in JSON Schema. It describes their input, or their output for answers. */
const config = (typeMode: 'input' | 'output'): ConversionConfig => ({
  target: 'draft-2020-12',
  errorMode: 'ignore',
  typeMode,
});

const toSchema = (schema: v.GenericSchema, mode: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, config(mode)) as Json;
  return rest;
};

/** The OpenAPI 3.1 description of every call, made from the contract. */
export function openApi(countryCodes: readonly CountryCode[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpointTable)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return {
    openapi: '3.1.0',
    info: { title: 'Vehicle rental supplier portal', version: '1.0.0' },
    servers: countryCodes.map((code) => ({ url: `/api/${code}`, description: countries[code].name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: toSchema(problem, 'output') },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    summary: endpoint.summary,
    ...(endpoint.built ? {} : { description: 'Not in this release: answers 501.' }),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.method === 'GET' ? [] : [idempotencyKey]),
    ],
    ...requestBody(endpoint),
    responses: { [endpoint.status]: success(endpoint), default: failure },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key gets the first answer.',
  schema: { type: 'string', maxLength: 255 },
};

const failure = {
  description: 'A problem, RFC 9457; its sentences in the language of Accept-Language: en, ar or hi',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function parameters(schema: v.GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const binary = { type: 'string', format: 'binary' };

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.kind === 'multipart') {
    const schema = {
      type: 'object',
      additionalProperties: { oneOf: [binary, { type: 'array', items: binary }] },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (endpoint.body === undefined) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toSchema(endpoint.body, 'input') } },
    },
  };
}

function success(endpoint: Endpoint): Json {
  if (endpoint.kind === 'blob')
    return { description: 'The file', content: { 'application/octet-stream': { schema: binary } } };
  if (endpoint.kind === 'stream')
    return { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } };
  const schema = {
    type: 'object',
    properties: { result: toSchema(getOwnAnswer(endpoint.result), 'output') },
    required: ['result'],
  };
  return { description: 'Success', content: { 'application/json': { schema } } };
}
