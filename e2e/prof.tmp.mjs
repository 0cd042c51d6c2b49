import { chromium } from './node_modules/@playwright/test/index.mjs';
import fs from 'fs';
const path = process.argv[2] ?? '/listings';
const base='http://localhost:3600';
const r = await (await fetch(base+'/api/ae/auth/agent/login',{method:'POST',headers:{'content-type':'application/json',origin:base},body:JSON.stringify({phoneNumber:'+971501234567',password:'Demo-desk-2026'})})).json();
const s = r.result ?? r.data ?? r;
const tok = s.tokens ?? s;
const b = await chromium.launch({executablePath:'/usr/bin/chromium'});
const ctx = await b.newContext({viewport:{width:412,height:823}});
await ctx.addInitScript(({tok})=>{ for (const [k,v] of Object.entries(tok)) localStorage.setItem(k,String(v)); localStorage.setItem('authStatus','authenticated'); localStorage.setItem('appCountry','ae'); },{tok:{accessToken:tok.token,refreshToken:tok.refreshToken,userId:tok.userId??s.user?.id}});
const page = await ctx.newPage();
const cdp = await ctx.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate',{rate:4});
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval',{interval:200});
await page.addInitScript(()=>{ globalThis.__lt=[]; new PerformanceObserver(l=>{for(const e of l.getEntries()) globalThis.__lt.push([Math.round(e.startTime),Math.round(e.duration)])}).observe({type:'longtask',buffered:true}); });
await cdp.send('Profiler.start');
await cdp.send("Performance.enable"); await page.goto(base+path); await page.waitForTimeout(4000); await page.waitForTimeout(2500);
const {profile} = await cdp.send('Profiler.stop');
fs.writeFileSync('/tmp/prof.cpuprofile',JSON.stringify(profile));
console.log('long tasks', JSON.stringify(await page.evaluate(()=>globalThis.__lt)), 'fcp', await page.evaluate(()=>performance.getEntriesByName('first-contentful-paint')[0]?.startTime));

const m = Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(x=>[x.name,x.value]));
console.log({task:m.TaskDuration,script:m.ScriptDuration,layout:m.LayoutDuration,style:m.RecalcStyleDuration,nodes:m.Nodes});
// aggregate
const self=new Map(), byUrl=new Map(); const nodes=new Map(profile.nodes.map(n=>[n.id,n]));
const dt=profile.timeDeltas; profile.samples.forEach((id,i)=>{const n=nodes.get(id);const u=n.callFrame.url.replace(base,''); const k=n.callFrame.functionName+' '+u.split('/').slice(-2).join('/')+':'+n.callFrame.lineNumber+':'+n.callFrame.columnNumber; self.set(k,(self.get(k)??0)+dt[i]); byUrl.set(u||n.callFrame.functionName,(byUrl.get(u||n.callFrame.functionName)??0)+dt[i]);});
const top=(m,n)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,n).map(([k,v])=>(v/1000).toFixed(0).padStart(6)+' ms '+k).join('\n');
console.log(top(byUrl,28)); console.log('---'); console.log(top(self,30));
await b.close();
