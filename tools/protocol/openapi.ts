import {
  COOKIE,
  clientMessageSchema,
  PROTOCOL,
  ROUTES,
  type Route,
  serverMessageSchema,
} from "@medallion/protocol";
import { type JsonSchema, jsonSchemaOf, namedSchemas } from "./schema.ts";

/** The description of the HTTP side in OpenAPI 3.1; the messages of the socket are among its schemas. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Medallion",
      version: String(PROTOCOL),
      summary: "A digital table for board games.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: {
        ...namedSchemas(),
        ClientMessage: jsonSchemaOf(clientMessageSchema),
        ServerMessage: jsonSchemaOf(serverMessageSchema),
      },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: COOKIE },
      },
    },
  };
}

/** Either way of saying who one is. */
const PERSON = [{ bearer: [] }, { cookie: [] }];

function operation(operationId: string, route: Route): object {
  const body = jsonSchemaOf(route.body);
  const holds = body.oneOf ?? body.anyOf ?? Object.keys(body.properties ?? {});
  const takesBody = route.method !== "GET" && holds.length > 0;
  return {
    operationId,
    summary: route.about,
    security: route.who === "anybody" ? [{}, ...PERSON] : PERSON,
    parameters: [
      ...parameters("path", jsonSchemaOf(route.params)),
      ...parameters("query", jsonSchemaOf(route.query)),
    ],
    ...(takesBody && { requestBody: { required: true, ...json(body) } }),
    responses: {
      200: { description: "Done.", ...json(jsonSchemaOf(route.reply)) },
      default: {
        description: refusalText(route.refusals),
        ...json({ $ref: "#/components/schemas/HttpRefusal" }),
      },
    },
  };
}

function refusalText(refusals: readonly string[]): string {
  return refusals.length === 0 ? "Refused." : `Refused, among others with ${refusals.join(", ")}.`;
}

function parameters(place: "path" | "query", { properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

function json(schema: JsonSchema): object {
  return { content: { "application/json": { schema } } };
}
